import type { popups as en } from '../en/popups.ts'

export const popups: typeof en = {
  promocodeActivated: {
    title: 'الرمز مفعّل',
    text: 'تجد ما يمنحه لك ضمن مكافآت اللعب.',
    named: '{title} جاهزة. تجدها ضمن مكافآت اللعب.',
    action: 'إلى مكافآتي',
  },
  unseenCashback: {
    title: 'استرداد لك',
    until: 'يمكنك أخذه حتى {date}.',
    text: 'يعود إليك جزء مما خسرته، من دون أن تراهن بشيء لأجله.',
    action: 'عرضه',
  },
  sumsub: {
    title: 'نحتاج إلى معرفة من أنت',
    text: 'يلزم التحقق من هويتك قبل المتابعة. يبقى رصيدك كما هو حتى ذلك الحين.',
    action: 'إلى التحقق',
  },
  demoMode: {
    title: 'أنت تلعب للتسلية',
    text: 'الأرباح في هذا الوضع أموال لعب لا يمكن سحبها. الاحتمالات هي نفسها.',
    real: 'العب بالمال',
    stay: 'تابع للتسلية',
  },
  shop: {
    confirmTitle: 'شراء هذا؟',
    confirmText:
      'ثمن {title} {points, plural, zero {بلا نقاط} one {نقطة واحدة} two {نقطتان} few {# نقاط} many {# نقطة} other {# نقطة}}.',
    buy: 'شراء',
    boughtTitle: 'أصبح لك',
    boughtText: '{title} في حسابك الآن.',
    done: 'حسنًا',
    fewTitle: 'النقاط لا تكفي',
    fewText:
      'ثمن {title} {points, plural, zero {بلا نقاط} one {نقطة واحدة} two {نقطتان} few {# نقاط} many {# نقطة} other {# نقطة}}؛ ولديك {have}.',
    toRewards: 'كيف تُكسب النقاط',
  },
  quest: { title: 'مهمة', progress: '{done} من {goal}', reward: 'المكافأة: {reward}', close: 'إغلاق' },
  character: {
    title: 'اختر شخصيتك',
    confirmTitle: 'تغيير شخصيتك؟',
    confirmText: 'ترافقك {name} من الآن. تبقى نقاطك ومستواك.',
    change: 'تغيير',
    choose: 'اختيار {name}',
    mine: 'شخصيتك الآن',
  },
  inactivity: {
    title: 'هل ما زلت هنا؟',
    text: 'حفاظًا على أمانك نسجّل خروجك عند عدم النشاط. يبقى رصيدك ورهاناتك كما هي.',
    left: '{seconds, plural, zero {انتهى الوقت} one {بقيت ثانية واحدة} two {بقيت ثانيتان} few {بقيت # ثوانٍ} many {بقيت # ثانية} other {بقيت # ثانية}}',
    stay: 'البقاء في الحساب',
    leave: 'تسجيل الخروج',
  },
  registration: {
    wrongRegServerError: 'تعذّر فتح حسابك داخل هذا التطبيق. حاول مرة أخرى أو افتح الموقع في متصفح.',
  },
  promotion: { go: 'ألقِ نظرة' },
  campaign: { preview: 'معاينة' },
  confirms: {
    burnBonuses: {
      title: 'هل تريد السحب وخسارة مكافأتك؟',
      text: 'هذا السحب يلغي مكافأتك النشطة. تخسر مبلغ المكافأة ({amount}) وما أنجزته من شرط الرهان. يبقى لك مالك وما ربحته به.',
      agree: 'السحب وخسارة المكافأة',
      reject: 'الاحتفاظ بالمكافأة',
    },
    confirmEmail: {
      title: 'أكّد بريدك الإلكتروني',
      text: 'نرسل رابطًا إلى {contact}. بعنوان مؤكَّد يمكنك دائمًا العودة إلى حسابك.',
      agree: 'إرسال الرابط',
      reject: 'لاحقًا',
    },
    bonusRemove: {
      title: 'هل تريد إلغاء هذه المكافأة؟',
      text: 'تخسر مبلغ المكافأة ({amount}) وما أنجزته من شرط الرهان. يبقى لك مالك وما ربحته به.',
      agree: 'إلغاء المكافأة',
      reject: 'الاحتفاظ بالمكافأة',
    },
    bonusActivate: {
      title: 'تفعيل هذه المكافأة؟',
      text: 'من الآن تُحتسب رهاناتك. حين يبلغ ما راهنت به {required} يُضاف {amount} إلى رصيدك، وحتى ذلك الحين لا يمكن اللعب به ولا سحبه.',
      agree: 'تفعيل',
      reject: 'ليس الآن',
    },
    fillProfile: {
      title: 'بعض بياناتك ناقصة',
      text: 'نحتاج هنا إلى معرفة المزيد عنك. تعود بعدها إلى هذه الصفحة.',
      agree: 'إلى ملفي الشخصي',
      reject: 'ليس الآن',
    },
    bettingBonusActivated: {
      title: 'مكافأة الرهان مفعّلة',
      text: 'يمكنك أن تراهن بها على أي مباراة تناسب شروطها.',
      agree: 'إلى المباريات',
      reject: 'البقاء هنا',
    },
  },
}
