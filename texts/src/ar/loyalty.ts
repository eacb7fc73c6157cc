import type { Messages } from '../messages.ts'

export const loyalty: Messages['loyalty'] = {
  notices: {
    level: {
      title: 'مستوى جديد: {name}',
      message: 'وصلت إلى {name}. النقاط المضافة: {points}.',
      without: 'وصلت إلى {name}. شاهد ما يمنحك إياه في صفحة المكافآت.',
    },
    quest: {
      title: 'اكتملت المهمة',
      message: '{name}. النقاط المضافة: {points}.',
    },
    product: {
      title: 'أصبح لك',
      message: '{name} في حسابك الآن. النقاط المنفقة: {points}.',
    },
    refund: {
      title: 'أُعيدت النقاط',
      message: 'استرددنا {name} وأعدنا نقاطك: {points}.',
    },
    expiry: {
      title: 'نقاط ستنتهي قريبًا',
      message: 'نقاط تنتهي في {date} ما لم تنفقها: {points}.',
    },
    expired: {
      title: 'انتهت صلاحية نقاط',
      message: 'النقاط المنتهية: {points}.',
    },
    adjustment: {
      title: 'تغيّرت نقاطك',
      message: 'عدّل فريقنا نقاطك: {sign}{points}.',
    },
  },
  balance: 'نقاطك',
  pointsName: 'نقاط',
  level: 'المستوى {place} من {count}',
  next: '{points} من الخبرة حتى {name}',
  last: 'وصلت إلى أعلى مستوى.',
  progress: 'التقدم نحو المستوى التالي',
  levels: 'المستويات',
  reached: 'تم بلوغه',
  yours: 'مستواك',
  from: 'من {points} خبرة',
  benefits: {
    points: 'نقاط أكثر بنسبة {percent} على كل رهان',
    shop: 'خصم {percent} في المتجر',
    payout: 'مراجعة السحوبات أسرع بنسبة {percent}',
    reward: 'نقاط عند بلوغه: {points}',
    character: 'شخصية جديدة: {name}',
    start: 'نقاط من أول رهان',
  },
  earning: {
    title: 'كيف تكسب النقاط',
    text: 'كل رهان بالمال يكسب نقاطًا، ربح أم لم يربح. يرتفع مستواك مع كل خبرتك ولا ينخفض أبدًا، حتى عندما تنفق النقاط.',
    rate: 'نقاط لكل {unit} من الرهان',
    weights: 'كم يُحتسب من الرهان',
    types: {
      slot: 'ألعاب السلوت',
      fast: 'الألعاب السريعة',
      casino: 'ألعاب الطاولة',
      live: 'الألعاب المباشرة',
      logical: 'ألعاب المنطق',
      high_low: 'ألعاب أعلى وأدنى',
      betting: 'الرهانات الرياضية',
    },
    expires:
      'تنتهي نقاط الشهر بعد {months, plural, zero {# شهر} one {شهر واحد} two {شهرين} few {# أشهر} many {# شهرًا} other {# شهر}} من نهايته. نخبرك قبل ذلك.',
    worth: 'قيمة النقاط أقل بكثير من الرهانات التي جاءت منها. لا تراهن بأكثر من أجلها أبدًا.',
  },
  paused: {
    title: 'لا تكسب نقاطًا الآن',
    text: 'تبقى نقاطك ومستواك كما هي. لا أحد يكسب نقاطًا أثناء الاستراحة أو بحساب مقيّد أو حيث لا يُسمح بالمكافآت.',
  },
  expiring: 'تنتهي {points} من نقاطك في {date}.',
  visitor: {
    title: 'سجّل الدخول لترى نقاطك',
    text: 'نقاطك ومستواك مرتبطان بحسابك.',
    action: 'تسجيل الدخول',
  },
  history: {
    title: 'سجل النقاط',
    action: 'عرض السجل',
    empty: 'تظهر نقاطك هنا مع مصدرها.',
    causes: {
      play: 'اللعب',
      level: 'مكافأة المستوى',
      quest: 'مهمة',
      spent: 'المتجر',
      refund: 'استرداد',
      expired: 'منتهية',
      adjustment: 'تعديل',
    },
  },
  told: 'الإشعارات',
  locked: 'من المستوى {place}',
}
