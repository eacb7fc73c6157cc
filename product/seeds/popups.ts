import type { Tx } from '@ante/kit/context'
import { popupSettings } from '../src/campaigns/contract.ts'
import { putSetting } from '../src/content/index.ts'

/** What a campaign of the demo house says in its popup. An editor sees it at `/?popup=1#popup-preview`. */
const popups = popupSettings.parse({
  list: [
    {
      id: '1',
      image: '/art/promotions/proof.svg',
      leads_to: '/fairness',
      texts: {
        en: {
          title: 'See how the dice fall',
          text: 'We commit to each round before you play it, and you can work it out again afterwards.',
          button: 'How it is proved',
        },
        de: {
          title: 'Sieh, wie die Würfel fallen',
          text: 'Wir legen uns vor jeder Runde fest, und du kannst sie danach selbst nachrechnen.',
          button: 'So wird es bewiesen',
        },
        es: {
          title: 'Mira cómo caen los dados',
          text: 'Nos comprometemos con cada ronda antes de que la juegues, y después puedes volver a calcularla.',
          button: 'Cómo se demuestra',
        },
        fr: {
          title: 'Voyez comment tombent les dés',
          text: 'Chaque partie est fixée avant que vous ne la jouiez, et vous pouvez la recalculer ensuite.',
          button: 'Comment c’est prouvé',
        },
        pt: {
          title: 'Veja como caem os dados',
          text: 'Nós nos comprometemos com cada rodada antes de você jogar, e depois você pode recalculá-la.',
          button: 'Como isso é provado',
        },
        tr: {
          title: 'Zarların nasıl düştüğünü görün',
          text: 'Her elin sonucuna siz oynamadan önce bağlı kalırız; sonra onu kendiniz yeniden hesaplayabilirsiniz.',
          button: 'Nasıl kanıtlanıyor',
        },
        ru: {
          title: 'Посмотрите, как ложатся кости',
          text: 'Исход каждого раунда закреплён до вашей игры, и потом вы можете пересчитать его сами.',
          button: 'Как это доказано',
        },
        ar: {
          title: 'شاهد كيف تسقط أحجار النرد',
          text: 'نلتزم بنتيجة كل جولة قبل أن تلعبها، ويمكنك إعادة حسابها بنفسك بعدها.',
          button: 'كيف نثبت ذلك',
        },
      },
    },
  ],
})

export const seedPopups = (tx: Tx): Promise<void> => putSetting(tx, 'popups', popups)
