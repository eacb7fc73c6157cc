import type { Tx } from '@ante/kit/context'
import { putBanner } from '../src/content/index.ts'

/** What the demo house shows at the positions of its pages: where they lead is open to everybody. */
const banners = [
  {
    position: 'home',
    leadsTo: '/betting',
    picture: 'match-night',
    texts: {
      en: {
        title: 'Tonight’s matches',
        text: 'Bet before and during the match, with every price from one model.',
      },
      de: {
        title: 'Die Spiele heute Abend',
        text: 'Wette vor und während der Spiele, alle Quoten aus einem Modell.',
      },
      es: {
        title: 'Los partidos de esta noche',
        text: 'Apuesta antes y durante el partido, con todas las cuotas de un solo modelo.',
      },
      fr: {
        title: 'Les matchs de ce soir',
        text: 'Pariez avant et pendant le match, avec toutes les cotes d’un seul modèle.',
      },
      pt: {
        title: 'As partidas desta noite',
        text: 'Aposte antes e durante a partida, com todas as odds de um só modelo.',
      },
      tr: {
        title: 'Bu akşamın maçları',
        text: 'Maç öncesi ve canlı bahis yapın; tüm oranlar tek modelden.',
      },
      ru: { title: 'Матчи сегодня вечером', text: 'Ставки до матча и в игре, все коэффициенты из одной модели.' },
      ar: { title: 'مباريات هذا المساء', text: 'راهن قبل المباراة وأثناءها، وكل الأسعار من نموذج واحد.' },
    },
  },
  {
    position: 'home',
    leadsTo: '/gamehall',
    picture: 'card-room',
    texts: {
      en: {
        title: 'Know the return before you play',
        text: 'Every game shows its exact return, and you can try most of them for free.',
      },
      de: {
        title: 'Kenn die Quote, bevor du spielst',
        text: 'Jedes Spiel zeigt seine exakte Auszahlungsquote, und die meisten kannst du gratis testen.',
      },
      es: {
        title: 'Conoce el retorno antes de jugar',
        text: 'Cada juego muestra su retorno exacto, y la mayoría se puede probar gratis.',
      },
      fr: {
        title: 'Le retour connu avant de jouer',
        text: 'Chaque jeu affiche son taux de retour exact, et la plupart s’essaient gratuitement.',
      },
      pt: {
        title: 'Saiba o retorno antes de jogar',
        text: 'Cada jogo mostra seu retorno exato, e a maioria pode ser testada de graça.',
      },
      tr: {
        title: 'Dönüş oranını oynamadan bilin',
        text: 'Her oyun kesin dönüş oranını gösterir; çoğunu ücretsiz deneyebilirsiniz.',
      },
      ru: {
        title: 'Узнайте отдачу до игры',
        text: 'Каждая игра показывает точную отдачу, и большинство можно попробовать бесплатно.',
      },
      ar: { title: 'اعرف العائد قبل أن تلعب', text: 'كل لعبة تعلن عائدها الدقيق، ويمكنك تجربة معظمها مجانًا.' },
    },
  },
  {
    position: 'gamehall',
    leadsTo: '/loyalty',
    picture: 'night-garden',
    texts: {
      en: {
        title: 'Choose your character',
        text: 'Fox, owl, hare and friends: meet them in Rewards.',
      },
      de: {
        title: 'Wähl deine Figur',
        text: 'Fuchs, Eule, Hase und Freunde: Lern sie bei den Prämien kennen.',
      },
      es: {
        title: 'Elige tu personaje',
        text: 'El zorro, el búho, la liebre y sus amigos: conócelos en Recompensas.',
      },
      fr: {
        title: 'Choisissez votre personnage',
        text: 'Le renard, la chouette, le lièvre et leurs amis : rencontrez-les dans Récompenses.',
      },
      pt: {
        title: 'Escolha seu personagem',
        text: 'A raposa, a coruja, a lebre e seus amigos: conheça-os em Recompensas.',
      },
      tr: {
        title: 'Karakterinizi seçin',
        text: 'Tilki, baykuş, tavşan ve arkadaşları: onlarla Ödüller bölümünde tanışın.',
      },
      ru: {
        title: 'Выберите персонажа',
        text: 'Лиса, сова, заяц и их друзья: познакомьтесь с ними в разделе «Награды».',
      },
      ar: { title: 'اختر شخصيتك', text: 'الثعلب والبومة والأرنب وأصدقاؤهم: تعرّف إليهم في المكافآت.' },
    },
  },
  {
    position: 'betting',
    leadsTo: '/gamehall',
    picture: 'card-room',
    texts: {
      en: {
        title: 'Play at half-time',
        text: 'Every game shows its exact return, and you can try most of them for free.',
      },
      de: {
        title: 'Spiel in der Halbzeit',
        text: 'Jedes Spiel zeigt seine exakte Auszahlungsquote, und die meisten kannst du gratis testen.',
      },
      es: {
        title: 'Juega en el descanso',
        text: 'Cada juego muestra su retorno exacto, y la mayoría se puede probar gratis.',
      },
      fr: {
        title: 'Jouez à la mi-temps',
        text: 'Chaque jeu affiche son taux de retour exact, et la plupart s’essaient gratuitement.',
      },
      pt: {
        title: 'Jogue no intervalo',
        text: 'Cada jogo mostra seu retorno exato, e a maioria pode ser testada de graça.',
      },
      tr: {
        title: 'Devre arasında oynayın',
        text: 'Her oyun kesin dönüş oranını gösterir; çoğunu ücretsiz deneyebilirsiniz.',
      },
      ru: {
        title: 'Играйте в перерыве',
        text: 'Каждая игра показывает точную отдачу, и большинство можно попробовать бесплатно.',
      },
      ar: { title: 'العب في الاستراحة', text: 'كل لعبة تعلن عائدها الدقيق، ويمكنك تجربة معظمها مجانًا.' },
    },
  },
]

export async function seedBanners(tx: Tx): Promise<void> {
  for (const [place, { picture, ...banner }] of banners.entries())
    await putBanner(tx, { ...banner, place, images: { tile: `/art/heroes/${picture}.svg` } })
}
