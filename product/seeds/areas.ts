import type { Tx } from '@ante/kit/context'
import { putPromotion } from '../src/campaigns/index.ts'
import { putSetting } from '../src/content/index.ts'

/** What the demo house tells its players about: nothing that it does not do. The newest comes last. */
const promotions = [
  {
    leadsTo: '/betting',
    picture: 'prices',
    texts: {
      de: {
        title: 'Alle Märkte aus einer Tabelle',
        text: 'Alle Quoten eines Spiels stammen aus einer einzigen Ergebnistabelle: Ein Unentschieden und unter 2,5 Tore widersprechen sich nie. Öffne ein Spiel und vergleiche.',
      },
      es: {
        title: 'Todos los mercados, una sola tabla',
        text: 'Todas las cuotas de un partido salen de una sola tabla de resultados: el empate y menos de 2,5 goles nunca se contradicen. Abre un partido y compara.',
      },
      fr: {
        title: 'Tous les marchés d’une seule table',
        text: 'Toutes les cotes d’un match viennent d’une seule table de scores : le nul et moins de 2,5 buts ne se contredisent jamais. Ouvrez un match et comparez.',
      },
      pt: {
        title: 'Todos os mercados de uma só tabela',
        text: 'Todas as odds de uma partida saem de uma única tabela de placares: o empate e menos de 2,5 gols nunca se contradizem. Abra uma partida e compare.',
      },
      tr: {
        title: 'Her bahis seçeneği tek tablodan',
        text: 'Bir maçın tüm oranları tek bir skor tablosundan gelir; beraberlik ile 2,5 alt hiçbir zaman çelişmez. Bir maç açın ve karşılaştırın.',
      },
      ru: {
        title: 'Все рынки из одной таблицы',
        text: 'Все коэффициенты матча берутся из одной таблицы счётов, поэтому ничья и меньше 2,5 гола никогда не спорят. Откройте матч и сравните.',
      },
      en: {
        title: 'Every market from one table',
        text: 'All prices of a match come from one table of scores, so a draw and under 2.5 goals never disagree. Open a match and compare.',
      },
      ar: {
        title: 'كل الأسواق من جدول واحد',
        text: 'تأتي كل أسعار المباراة من جدول نتائج واحد، فلا يتعارض التعادل مع أقل من 2.5 هدف أبدًا. افتح مباراة وقارن.',
      },
    },
  },
  {
    leadsTo: '/profile/bets?view=casino',
    picture: 'proof',
    texts: {
      de: {
        title: 'Rechne deine Runde selbst nach',
        text: 'Wir legen uns auf einen Seed fest, bevor du spielst. Änderst du ihn, zeigen wir den alten: Jede deiner Runden lässt sich nachrechnen, von dir.',
      },
      es: {
        title: 'Comprueba tu propia ronda',
        text: 'Nos comprometemos con una semilla antes de que juegues. Cámbiala y verás la anterior: puedes volver a calcular cada una de tus rondas.',
      },
      fr: {
        title: 'Recalculez votre propre manche',
        text: 'Nous nous engageons sur une graine avant que vous ne jouiez. Changez-la et l’ancienne est dévoilée : chacune de vos manches peut être recalculée, par vous.',
      },
      pt: {
        title: 'Confira a sua própria rodada',
        text: 'Assumimos uma semente antes de você jogar. Troque-a e a antiga é mostrada: cada uma das suas rodadas pode ser recalculada, por você.',
      },
      tr: {
        title: 'Turunuzu kendiniz hesaplayın',
        text: 'Siz oynamadan önce bir tohum değerini taahhüt ederiz. Değiştirdiğinizde eskisi gösterilir: Her turunuzu yeniden hesaplayabilirsiniz, hem de kendiniz.',
      },
      ru: {
        title: 'Пересчитайте свой раунд',
        text: 'Мы фиксируем сид до игры. Смените его, и прежний откроется: каждый свой раунд вы можете пересчитать сами.',
      },
      en: {
        title: 'Work out your own round',
        text: 'We commit to a seed before you play. Change it, and the old one is shown: each of your rounds can be worked out again, by you.',
      },
      ar: {
        title: 'احسب جولتك بنفسك',
        text: 'نلتزم ببذرة قبل أن تلعب. غيّرها فتظهر القديمة: كل جولة من جولاتك يمكن حسابها من جديد، وبيدك أنت.',
      },
    },
  },
  {
    leadsTo: '/gamehall',
    picture: 'returns',
    texts: {
      de: {
        title: 'Die Auszahlungsquote, bis zum letzten Bruchteil',
        text: 'Jedes Spiel des Hauses nennt seine exakte Auszahlungsquote, berechnet über alle Ergebnisse. Sie steht auf der Seite des Spiels, vor dem ersten Einsatz.',
      },
      es: {
        title: 'El retorno, hasta la última fracción',
        text: 'Cada juego de la casa indica su retorno exacto al jugador, calculado sobre todos sus resultados. Está en la página del juego, antes de la primera apuesta.',
      },
      fr: {
        title: 'Le taux de retour, à la dernière fraction',
        text: 'Chaque jeu de la maison indique son taux de retour exact, calculé sur tous ses résultats. Il figure sur la page du jeu, avant la première mise.',
      },
      pt: {
        title: 'O retorno, até a última fração',
        text: 'Cada jogo da casa informa o seu retorno exato, calculado sobre todos os resultados. Ele está na página do jogo, antes da primeira aposta.',
      },
      tr: {
        title: 'Dönüş oranı, son kesrine kadar',
        text: 'Her oyunumuz, tüm sonuçları sayılarak bulunan kesin oyuncuya dönüş oranını belirtir. Oran, ilk bahisten önce oyunun sayfasında yazar.',
      },
      ru: {
        title: 'Отдача до последней доли',
        text: 'Каждая игра дома называет точную отдачу игроку, посчитанную по всем исходам. Она указана на странице игры ещё до первой ставки.',
      },
      en: {
        title: 'The return, to the last fraction',
        text: 'Each game of the house states its exact return to the player, counted over all of its outcomes. It stands on the page of the game, before the first stake.',
      },
      ar: {
        title: 'العائد حتى آخر كسر',
        text: 'كل لعبة في الموقع تعلن عائدها الدقيق للاعب، محسوبًا على كل نتائجها. تجده في صفحة اللعبة قبل أول رهان.',
      },
    },
  },
]

/** What a house may leave out: the demo shows it all, and the gallery of its parts. */
const site = {
  isTwoFAEnable: true,
  isSumsubEnable: true,
  isResponsibleGamingEnable: true,
  isBetHistoryEnable: true,
  isVisibleNoticeBetting: true,
  isTitleClickable: true,
  isPartsGalleryEnable: true,
}

export async function seedAreas(tx: Tx): Promise<void> {
  await putSetting(tx, 'site', site)
  for (const { picture, ...promotion } of promotions)
    await putPromotion(tx, { ...promotion, images: { tile: `/art/promotions/${picture}.svg` } })
}
