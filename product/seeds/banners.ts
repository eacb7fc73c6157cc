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
        title: 'The evening’s matches',
        text: 'Prices move with the match, and one table of scores stands behind them all.',
      },
      de: {
        title: 'Die Spiele des Abends',
        text: 'Die Quoten gehen mit dem Spiel mit, und hinter allen steht eine einzige Ergebnistabelle.',
      },
      es: {
        title: 'Los partidos de la noche',
        text: 'Las cuotas se mueven con el partido, y una sola tabla de resultados está detrás de todas.',
      },
      fr: {
        title: 'Les matchs de la soirée',
        text: 'Les cotes suivent le match, et une seule table de scores les explique toutes.',
      },
      pt: {
        title: 'Os jogos da noite',
        text: 'As cotações acompanham o jogo, e uma única tabela de placares está por trás de todas.',
      },
      tr: {
        title: 'Gecenin maçları',
        text: 'Oranlar maçla birlikte değişir; hepsinin arkasında tek bir skor tablosu vardır.',
      },
      ru: { title: 'Матчи этого вечера', text: 'Коэффициенты идут за матчем, и за всеми стоит одна таблица счётов.' },
      ar: { title: 'مباريات المساء', text: 'تتحرك الأسعار مع المباراة، وخلفها جميعًا جدول نتائج واحد.' },
    },
  },
  {
    position: 'home',
    leadsTo: '/gamehall',
    picture: 'card-room',
    texts: {
      en: {
        title: 'The card room is open',
        text: 'Every game in the hall states its exact return, and most can be tried for free first.',
      },
      de: {
        title: 'Das Kartenzimmer ist offen',
        text: 'Jedes Spiel im Saal nennt seine genaue Auszahlung, und die meisten lassen sich erst kostenlos probieren.',
      },
      es: {
        title: 'La sala de cartas está abierta',
        text: 'Cada juego de la sala indica su retorno exacto, y la mayoría se puede probar gratis antes.',
      },
      fr: {
        title: 'Le salon de cartes est ouvert',
        text: 'Chaque jeu de la salle annonce son retour exact, et la plupart s’essaient d’abord gratuitement.',
      },
      pt: {
        title: 'A sala de cartas está aberta',
        text: 'Cada jogo do salão informa o seu retorno exato, e a maioria pode ser testada de graça antes.',
      },
      tr: {
        title: 'Kart odası açık',
        text: 'Salondaki her oyun kesin dönüş oranını belirtir; çoğu önce ücretsiz denenebilir.',
      },
      ru: {
        title: 'Карточная комната открыта',
        text: 'Каждая игра зала называет точную отдачу, и большинство можно сначала попробовать бесплатно.',
      },
      ar: { title: 'غرفة الورق مفتوحة', text: 'كل لعبة في القاعة تعلن عائدها الدقيق، ويمكن تجربة معظمها مجانًا أولًا.' },
    },
  },
  {
    position: 'gamehall',
    leadsTo: '/loyalty',
    picture: 'night-garden',
    texts: {
      en: {
        title: 'Six companions live in the garden',
        text: 'Fox, owl, hare and friends: meet them in Rewards.',
      },
      de: {
        title: 'Sechs Gefährten wohnen im Garten',
        text: 'Fuchs, Eule, Hase und Freunde: Lern sie bei den Prämien kennen.',
      },
      es: {
        title: 'Seis compañeros viven en el jardín',
        text: 'El zorro, el búho, la liebre y sus amigos: conócelos en Recompensas.',
      },
      fr: {
        title: 'Six compagnons vivent au jardin',
        text: 'Le renard, la chouette, le lièvre et leurs amis : rencontrez-les dans Récompenses.',
      },
      pt: {
        title: 'Seis companheiros vivem no jardim',
        text: 'A raposa, a coruja, a lebre e seus amigos: conheça-os em Recompensas.',
      },
      tr: {
        title: 'Bahçede altı yoldaş yaşıyor',
        text: 'Tilki, baykuş, tavşan ve arkadaşları: onlarla Ödüller bölümünde tanışın.',
      },
      ru: {
        title: 'В саду живут шесть спутников',
        text: 'Лиса, сова, заяц и их друзья: познакомьтесь с ними в разделе «Награды».',
      },
      ar: { title: 'ستة رفاق يعيشون في الحديقة', text: 'الثعلب والبومة والأرنب وأصدقاؤهم: تعرّف إليهم في المكافآت.' },
    },
  },
  {
    position: 'betting',
    leadsTo: '/gamehall',
    picture: 'card-room',
    texts: {
      en: {
        title: 'Half-time in the card room',
        text: 'Fifteen minutes are enough for a hand. Each game there states its exact return.',
      },
      de: {
        title: 'Halbzeit im Kartenzimmer',
        text: 'Fünfzehn Minuten reichen für ein Blatt. Jedes Spiel dort nennt seine genaue Auszahlung.',
      },
      es: {
        title: 'El descanso, en la sala de cartas',
        text: 'Quince minutos bastan para una mano. Allí cada juego indica su retorno exacto.',
      },
      fr: {
        title: 'La mi-temps au salon de cartes',
        text: 'Quinze minutes suffisent pour une main. Chaque jeu y annonce son retour exact.',
      },
      pt: {
        title: 'O intervalo na sala de cartas',
        text: 'Quinze minutos bastam para uma mão. Lá, cada jogo informa o seu retorno exato.',
      },
      tr: {
        title: 'Devre arası kart odasında',
        text: 'Bir el için on beş dakika yeter. Oradaki her oyun kesin dönüş oranını belirtir.',
      },
      ru: {
        title: 'Перерыв в карточной комнате',
        text: 'Пятнадцати минут хватит на одну раздачу. Каждая игра там называет точную отдачу.',
      },
      ar: { title: 'الاستراحة في غرفة الورق', text: 'خمس عشرة دقيقة تكفي لجولة. وكل لعبة هناك تعلن عائدها الدقيق.' },
    },
  },
]

export async function seedBanners(tx: Tx): Promise<void> {
  for (const [place, { picture, ...banner }] of banners.entries())
    await putBanner(tx, { ...banner, place, images: { tile: `/art/heroes/${picture}.svg` } })
}
