import type { popups as en } from '../en/popups.ts'

export const popups: typeof en = {
  promocodeActivated: {
    title: 'طُبّق الرمز الترويجي',
    text: 'تجد ما حصلت عليه ضمن مكافآت اللعب.',
    named: '{title} جاهزة. تجدها ضمن مكافآت اللعب.',
    action: 'عرض مكافآتي',
  },
  unseenCashback: {
    title: 'لديك استرداد',
    until: 'احصل عليه قبل {date}.',
    text: 'تسترد جزءًا مما خسرته، دون أي شرط رهان.',
    action: 'عرض الاسترداد',
  },
  sumsub: {
    title: 'تحقّق من هويتك',
    text: 'علينا التحقق من هويتك قبل أن تتمكن من المتابعة. رصيدك في أمان.',
    action: 'بدء التحقق',
  },
  demoMode: {
    title: 'أنت تلعب مجانًا',
    text: 'تلعب بأموال لعب، لذلك لا يمكنك سحب ما تربحه. الاحتمالات نفسها كما في اللعب بالمال.',
    real: 'العب بالمال',
    stay: 'متابعة اللعب مجانًا',
  },
  shop: {
    confirmTitle: 'هل تريد شراء هذا؟',
    confirmText:
      'ثمن {title} {points, plural, zero {بلا نقاط} one {نقطة واحدة} two {نقطتان} few {# نقاط} many {# نقطة} other {# نقطة}}.',
    buy: 'شراء',
    boughtTitle: 'أصبح لك',
    boughtText: '{title} في حسابك الآن.',
    done: 'تم',
    fewTitle: 'النقاط لا تكفي',
    fewText:
      'ثمن {title} {points, plural, zero {بلا نقاط} one {نقطة واحدة} two {نقطتان} few {# نقاط} many {# نقطة} other {# نقطة}}. لديك {have}.',
    toRewards: 'كيف تكسب النقاط',
  },
  quest: { title: 'مهمة', progress: '{done} من {goal}', reward: 'المكافأة: {reward}', close: 'إغلاق' },
  character: {
    title: 'اختر شخصيتك',
    confirmTitle: 'تغيير شخصيتك؟',
    confirmText: 'شخصيتك الجديدة: {name}. تحتفظ بنقاطك ومستواك.',
    change: 'تغيير',
    choose: 'اختيار {name}',
    mine: 'شخصيتك',
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
  promotion: { go: 'اقرأ المزيد' },
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
      text: 'سنرسل رابطًا إلى {contact}. يتيح لك البريد المؤكَّد استعادة حسابك إن نسيت كلمة المرور.',
      agree: 'إرسال الرابط',
      reject: 'ليس الآن',
    },
    bonusRemove: {
      title: 'هل تريد إلغاء هذه المكافأة؟',
      text: 'تخسر مبلغ المكافأة ({amount}) وما أنجزته من شرط الرهان. يبقى لك مالك وما ربحته به.',
      agree: 'إلغاء المكافأة',
      reject: 'الاحتفاظ بالمكافأة',
    },
    bonusActivate: {
      title: 'هل تريد تفعيل هذه المكافأة؟',
      text: 'من الآن تُحتسب رهاناتك. حين يبلغ مجموعها {required} نضيف {amount} إلى رصيدك. وحتى ذلك الحين لا يمكنك اللعب بالمكافأة ولا سحبها.',
      agree: 'تفعيل',
      reject: 'ليس الآن',
    },
    fillProfile: {
      title: 'أكمل ملفك الشخصي',
      text: 'نحتاج إلى بعض البيانات الأخرى للمتابعة. نعيدك بعدها إلى هذه الصفحة.',
      agree: 'الانتقال إلى ملفي',
      reject: 'ليس الآن',
    },
    bettingBonusActivated: {
      title: 'مكافأة الرهان مفعّلة',
      text: 'يمكنك استخدامها في أي مباراة تستوفي شروطها.',
      agree: 'عرض المباريات',
      reject: 'البقاء هنا',
    },
  },
}
