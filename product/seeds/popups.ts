import type { Tx } from '@ante/kit/context'
import { popupSettings } from '../src/campaigns/contract.ts'
import { putSetting } from '../src/content/index.ts'

/** What a campaign of the demo house says in its popup, to players who have been there for a day. An editor sees it at `/?popup=1#popup-preview`. */
const popups = popupSettings.parse({
  list: [
    {
      id: '1',
      image: '/art/promotions/proof.svg',
      leads_to: '/fairness',
      account_days_min: 1,
      texts: {
        en: {
          title: 'Check that every round is fair',
          text: 'We show you the hash of our seed before you play, and you can verify every round afterwards.',
          button: 'Verify a round',
        },
        de: {
          title: 'Prüf, dass jede Runde fair ist',
          text: 'Bevor du spielst, zeigen wir dir den Hash unseres Seeds. Danach kannst du jede Runde prüfen.',
          button: 'Runde prüfen',
        },
        es: {
          title: 'Comprueba que cada ronda es justa',
          text: 'Antes de jugar te mostramos el hash de nuestra semilla, y después puedes verificar cada ronda.',
          button: 'Verificar una ronda',
        },
        fr: {
          title: 'Vérifiez que chaque manche est équitable',
          text: 'Avant la partie, nous affichons l’empreinte de notre graine. Ensuite, vous pouvez vérifier chaque manche.',
          button: 'Vérifier une manche',
        },
        pt: {
          title: 'Confira que cada rodada é justa',
          text: 'Antes de você jogar, mostramos o hash da nossa semente, e depois você pode verificar cada rodada.',
          button: 'Verificar uma rodada',
        },
        tr: {
          title: 'Her turun adil olduğunu doğrulayın',
          text: 'Siz oynamadan önce tohumumuzun özetini gösteririz; sonra her turu doğrulayabilirsiniz.',
          button: 'Turu doğrula',
        },
        ru: {
          title: 'Убедитесь, что каждый раунд честный',
          text: 'До игры мы показываем хеш нашего сида, а после вы можете проверить каждый раунд.',
          button: 'Проверить раунд',
        },
        ar: {
          title: 'تحقّق من عدالة كل جولة',
          text: 'نعرض لك بصمة بذرتنا قبل أن تلعب، ويمكنك التحقق من كل جولة بعدها.',
          button: 'التحقق من جولة',
        },
      },
    },
  ],
})

export const seedPopups = (tx: Tx): Promise<void> => putSetting(tx, 'popups', popups)
