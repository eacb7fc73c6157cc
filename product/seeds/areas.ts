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
        title: 'Alle Quoten aus einem Modell',
        text: 'Alle Quoten eines Spiels stammen aus einer einzigen Ergebnistabelle und widersprechen sich nie. Öffne ein Spiel und vergleiche.',
      },
      es: {
        title: 'Todas las cuotas, un solo modelo',
        text: 'Todas las cuotas de un partido salen de una sola tabla de resultados, así que nunca se contradicen. Abre un partido y compara.',
      },
      fr: {
        title: 'Toutes les cotes d’un seul modèle',
        text: 'Toutes les cotes d’un match viennent d’une seule table de scores : elles ne se contredisent jamais. Ouvrez un match et comparez.',
      },
      pt: {
        title: 'Todas as odds de um só modelo',
        text: 'Todas as odds de uma partida vêm de uma só tabela de placares, por isso nunca se contradizem. Abra uma partida e compare.',
      },
      tr: {
        title: 'Tüm oranlar tek modelden',
        text: 'Bir maçın tüm oranları tek bir skor tablosundan gelir; bu yüzden birbirleriyle çelişmez. Bir maç açın ve karşılaştırın.',
      },
      ru: {
        title: 'Все коэффициенты из одной модели',
        text: 'Все коэффициенты матча берутся из одной таблицы счётов и не противоречат друг другу. Откройте матч и сравните.',
      },
      en: {
        title: 'Every price from one model',
        text: 'All prices of a match come from one table of scores, so they never contradict each other. Open a match and compare.',
      },
      ar: {
        title: 'كل الأسعار من نموذج واحد',
        text: 'تأتي كل أسعار المباراة من جدول نتائج واحد، فلا يناقض بعضها بعضًا. افتح مباراة وقارن.',
      },
    },
  },
  {
    leadsTo: '/profile/bets?view=casino',
    picture: 'proof',
    texts: {
      de: {
        title: 'Prüf deine Runden selbst',
        text: 'Bevor du spielst, zeigen wir dir den Hash unseres Seeds. Wechselst du die Seeds, decken wir den alten auf, und du kannst jede Runde nachrechnen.',
      },
      es: {
        title: 'Verifica tus propias rondas',
        text: 'Antes de que juegues te mostramos el hash de nuestra semilla. Si cambias de semillas, revelamos la anterior y puedes recalcular cada ronda.',
      },
      fr: {
        title: 'Vérifiez vos propres manches',
        text: 'Avant votre partie, nous affichons l’empreinte de notre graine. Changez de graines et nous révélons l’ancienne : vous pouvez recalculer chaque manche.',
      },
      pt: {
        title: 'Verifique suas próprias rodadas',
        text: 'Antes de você jogar, mostramos o hash da nossa semente. Troque as sementes e revelamos a antiga: você pode recalcular cada rodada.',
      },
      tr: {
        title: 'Turlarınızı kendiniz doğrulayın',
        text: 'Siz oynamadan önce tohumumuzun özetini gösteririz. Tohumları değiştirdiğinizde eskisini açıklarız; böylece her turu yeniden hesaplayabilirsiniz.',
      },
      ru: {
        title: 'Проверьте свои раунды сами',
        text: 'До игры мы показываем хеш нашего сида. Смените сиды, и мы раскроем старый: вы сможете пересчитать каждый раунд.',
      },
      en: {
        title: 'Verify your own rounds',
        text: 'We show you the hash of our seed before you play. Change seeds and we reveal the old one, so you can recalculate every round yourself.',
      },
      ar: {
        title: 'تحقّق من جولاتك بنفسك',
        text: 'نعرض لك بصمة بذرتنا قبل أن تلعب. غيّر البذور فنكشف القديمة، ويمكنك إعادة حساب كل جولة.',
      },
    },
  },
  {
    leadsTo: '/gamehall',
    picture: 'returns',
    texts: {
      de: {
        title: 'Exakte Auszahlungsquoten für jedes Spiel',
        text: 'Jedes Spiel zeigt seine exakte Auszahlungsquote, berechnet aus allen Ergebnissen. Du findest sie auf der Seite des Spiels, vor dem ersten Einsatz.',
      },
      es: {
        title: 'El retorno exacto de cada juego',
        text: 'Cada juego muestra su retorno exacto al jugador, calculado con todos sus resultados. Lo encuentras en la página del juego antes de tu primera apuesta.',
      },
      fr: {
        title: 'Le taux de retour exact de chaque jeu',
        text: 'Chaque jeu affiche son taux de retour exact, calculé sur tous ses résultats. Vous le trouvez sur la page du jeu, avant la première mise.',
      },
      pt: {
        title: 'O retorno exato de cada jogo',
        text: 'Cada jogo mostra seu retorno exato ao jogador, calculado com todos os resultados. Ele está na página do jogo, antes da primeira aposta.',
      },
      tr: {
        title: 'Her oyunun kesin dönüş oranı',
        text: 'Her oyun, tüm sonuçlarından hesaplanan kesin oyuncuya dönüş oranını gösterir. Oranı, ilk bahsinizden önce oyunun sayfasında bulabilirsiniz.',
      },
      ru: {
        title: 'Точная отдача каждой игры',
        text: 'Каждая игра показывает точную отдачу, рассчитанную по всем исходам. Она указана на странице игры ещё до первой ставки.',
      },
      en: {
        title: 'Exact returns for every game',
        text: 'Every game shows its exact return to player, calculated from all its outcomes. You’ll find it on the game’s page before your first stake.',
      },
      ar: {
        title: 'العائد الدقيق لكل لعبة',
        text: 'كل لعبة تعلن عائدها الدقيق للاعب، محسوبًا من جميع نتائجها. تجده في صفحة اللعبة قبل أول رهان.',
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
    await putPromotion(tx, { sysname: picture, ...promotion, images: { tile: `/art/promotions/${picture}.svg` } })
}
