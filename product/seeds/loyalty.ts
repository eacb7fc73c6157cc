import type { Tx } from '@ante/kit/context'
import { putSetting } from '../src/content/index.ts'
import { putProgramme } from '../src/loyalty/index.ts'

/**
 * The programme of the demo world. Whole experience is reached by staking about as much in slots; a point is worth about a tenth of a cent in the shop, at best a fifth. Bets count a quarter,
 * because short prices carry little margin.
 */
const levels = [
  {
    from_experience: 0,
    reward_points: 0,
    benefits: {},
    texts: {
      en: { title: 'Dusk', text: 'The evening begins. Every stake counts from here.' },
      de: { title: 'Abenddämmerung', text: 'Der Abend beginnt. Ab hier zählt jeder Einsatz.' },
      es: { title: 'Atardecer', text: 'Empieza la noche. Desde aquí cuenta cada apuesta.' },
      fr: { title: 'Crépuscule', text: 'La soirée commence. Chaque mise compte dès maintenant.' },
      pt: { title: 'Entardecer', text: 'A noite começa. A partir daqui cada aposta conta.' },
      tr: { title: 'Alacakaranlık', text: 'Akşam başlıyor. Buradan itibaren her bahis sayılır.' },
      ru: { title: 'Сумерки', text: 'Вечер начинается. Отсюда считается каждая ставка.' },
      ar: { title: 'الغسق', text: 'يبدأ المساء. من هنا يُحتسب كل رهان.' },
    },
  },
  {
    from_experience: 250,
    reward_points: 50,
    benefits: { points_percent: 105 },
    texts: {
      en: { title: 'Lamplight', text: 'The lamps are lit, and somebody new comes along.' },
      de: { title: 'Lampenschein', text: 'Die Lampen brennen, und jemand Neues kommt mit.' },
      es: { title: 'Luz de farol', text: 'Se encienden las lámparas y llega alguien nuevo.' },
      fr: { title: 'Lueur des lampes', text: 'Les lampes s’allument et quelqu’un vous rejoint.' },
      pt: { title: 'Luz do lampião', text: 'As lâmpadas se acendem e alguém novo chega.' },
      tr: { title: 'Lamba ışığı', text: 'Lambalar yandı, yanınıza yeni biri katılıyor.' },
      ru: { title: 'Свет лампы', text: 'Лампы горят, и появляется кто-то новый.' },
      ar: { title: 'ضوء المصباح', text: 'أُضيئت المصابيح وانضم إليك رفيق جديد.' },
    },
  },
  {
    from_experience: 1500,
    reward_points: 200,
    benefits: { points_percent: 110, shop_discount_percent: 5 },
    texts: {
      en: { title: 'Moonrise', text: 'The moon is up, and the shop costs less.' },
      de: { title: 'Mondaufgang', text: 'Der Mond steht am Himmel, und der Shop wird günstiger.' },
      es: { title: 'Salida de la luna', text: 'Ha salido la luna y la tienda cuesta menos.' },
      fr: { title: 'Lever de lune', text: 'La lune est levée et la boutique coûte moins cher.' },
      pt: { title: 'Nascer da lua', text: 'A lua subiu e a loja custa menos.' },
      tr: { title: 'Ay doğuşu', text: 'Ay yükseldi, mağaza ucuzladı.' },
      ru: { title: 'Восход луны', text: 'Луна взошла, и в магазине дешевле.' },
      ar: { title: 'طلوع القمر', text: 'ارتفع القمر وانخفضت أسعار المتجر.' },
    },
  },
  {
    from_experience: 7500,
    reward_points: 750,
    benefits: { points_percent: 120, shop_discount_percent: 10, payout_wait_percent: 50 },
    texts: {
      en: { title: 'Starlight', text: 'Your withdrawals are reviewed in half the time.' },
      de: { title: 'Sternenlicht', text: 'Deine Auszahlungen werden in der halben Zeit geprüft.' },
      es: { title: 'Luz de estrellas', text: 'Revisamos tus retiradas en la mitad de tiempo.' },
      fr: { title: 'Clarté des étoiles', text: 'Vos retraits sont examinés deux fois plus vite.' },
      pt: { title: 'Luz das estrelas', text: 'Seus saques são analisados na metade do tempo.' },
      tr: { title: 'Yıldız ışığı', text: 'Çekimleriniz yarı sürede incelenir.' },
      ru: { title: 'Свет звёзд', text: 'Ваши выводы проверяются вдвое быстрее.' },
      ar: { title: 'ضوء النجوم', text: 'تُراجع سحوباتك في نصف الوقت.' },
    },
  },
  {
    from_experience: 40000,
    reward_points: 2500,
    benefits: { points_percent: 135, shop_discount_percent: 15, payout_wait_percent: 25 },
    texts: {
      en: { title: 'Midnight', text: 'The quiet hour: more points and shorter waits.' },
      de: { title: 'Mitternacht', text: 'Die stille Stunde: mehr Punkte und kürzeres Warten.' },
      es: { title: 'Medianoche', text: 'La hora tranquila: más puntos y menos espera.' },
      fr: { title: 'Minuit', text: 'L’heure calme : plus de points et moins d’attente.' },
      pt: { title: 'Meia-noite', text: 'A hora calma: mais pontos e menos espera.' },
      tr: { title: 'Gece yarısı', text: 'Sessiz saat: daha çok puan, daha az bekleme.' },
      ru: { title: 'Полночь', text: 'Тихий час: больше баллов и меньше ожидания.' },
      ar: { title: 'منتصف الليل', text: 'ساعة الهدوء: نقاط أكثر وانتظار أقل.' },
    },
  },
  {
    from_experience: 200000,
    reward_points: 10000,
    benefits: { points_percent: 150, shop_discount_percent: 20, payout_wait_percent: 0 },
    texts: {
      en: { title: 'Daybreak', text: 'The highest level. Withdrawals go out without a wait for review.' },
      de: { title: 'Tagesanbruch', text: 'Das höchste Level. Auszahlungen gehen ohne Wartezeit für die Prüfung raus.' },
      es: { title: 'Amanecer', text: 'El nivel más alto. Las retiradas salen sin espera de revisión.' },
      fr: { title: 'Aube', text: 'Le niveau le plus élevé. Les retraits partent sans délai d’examen.' },
      pt: { title: 'Amanhecer', text: 'O nível mais alto. Os saques saem sem espera de análise.' },
      tr: { title: 'Şafak', text: 'En yüksek seviye. Çekimler inceleme beklemeden gönderilir.' },
      ru: { title: 'Рассвет', text: 'Самый высокий уровень. Выводы отправляются без ожидания проверки.' },
      ar: { title: 'الفجر', text: 'أعلى مستوى. تُرسل السحوبات دون انتظار المراجعة.' },
    },
  },
]
const texts = {
  en: {
    title: 'The Night Walk',
    text: 'Six levels from dusk to daybreak. Points for what you play anyway, a shop to spend them in, and benefits that stay.',
  },
  de: {
    title: 'Der Nachtspaziergang',
    text: 'Sechs Level von der Dämmerung bis zum Morgen. Punkte für das, was du ohnehin spielst, ein Shop dafür und Vorteile, die bleiben.',
  },
  es: {
    title: 'El paseo nocturno',
    text: 'Seis niveles del atardecer al amanecer. Puntos por lo que ya juegas, una tienda donde gastarlos y ventajas que se quedan.',
  },
  fr: {
    title: 'La balade nocturne',
    text: 'Six niveaux du crépuscule à l’aube. Des points pour ce que vous jouez déjà, une boutique pour les dépenser et des avantages qui restent.',
  },
  pt: {
    title: 'O passeio noturno',
    text: 'Seis níveis do entardecer ao amanhecer. Pontos pelo que você já joga, uma loja para gastá-los e vantagens que ficam.',
  },
  tr: {
    title: 'Gece yürüyüşü',
    text: 'Alacakaranlıktan şafağa altı seviye. Zaten oynadıklarınız için puan, harcamak için bir mağaza ve kalıcı avantajlar.',
  },
  ru: {
    title: 'Ночная прогулка',
    text: 'Шесть уровней от сумерек до рассвета. Баллы за то, во что вы и так играете, магазин для них и преимущества, которые остаются.',
  },
  ar: {
    title: 'جولة الليل',
    text: 'ستة مستويات من الغسق إلى الفجر. نقاط على ما تلعبه أصلًا، ومتجر لإنفاقها، ومزايا تبقى معك.',
  },
}
const pointsNames = {
  en: 'stars',
  de: 'Sterne',
  es: 'estrellas',
  fr: 'étoiles',
  pt: 'estrelas',
  tr: 'yıldız',
  ru: 'звёзды',
  ar: 'نجوم',
}
const none = { points_percent: 100, shop_discount_percent: 0, payout_wait_percent: 100 }

export async function seedLoyalty(tx: Tx): Promise<void> {
  await putProgramme(tx, {
    sysname: 'night-walk',
    texts,
    images: { tile: '/art/heroes/night-garden.svg' },
    place: 0,
    rules: {
      points_names: pointsNames,
      rates: { USD: 100, EUR: 108 },
      weights: { slot: 100, fast: 50, high_low: 50, betting: 25, logical: 25, casino: 25, live: 25 },
      games: {},
      expires_after_months: 12,
      notice_days: 30,
    },
    levels: levels.map(({ benefits, ...level }) => ({ ...level, images: {}, benefits: { ...none, ...benefits } })),
  })
  await putSetting(tx, 'loyalty', {
    coinIcon: '/art/loyalty/star.svg',
    notification: { duration: 5, sound: '/sounds/points.wav' },
  })
}
