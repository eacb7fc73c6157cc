import type { playTime as en } from '../en/play-time.ts'

export const playTime: typeof en = {
  check: {
    title: 'حان وقت الاستراحة',
    text: 'أنت مسجّل الدخول منذ {time}. هذه حصيلة الجلسة. اللعب متوقف إلى أن تقرّر.',
    continue: 'متابعة اللعب',
    history: 'عرض السجل',
    leave: 'تسجيل الخروج',
  },
  used: {
    title: 'انتهى وقتك لهذا اليوم',
    text: 'حدّدت {limit} في اليوم وقد استُنفدت. يمكنك اللعب والمراهنة والإيداع من جديد ابتداءً من {until}. يبقى السحب متاحًا.',
    close: 'إغلاق',
    leave: 'تسجيل الخروج',
  },
  warning:
    '{minutes, plural, zero {لم يتبقَّ وقت} one {تبقّت دقيقة واحدة} two {تبقّت دقيقتان} few {تبقّت # دقائق} many {تبقّت # دقيقة} other {تبقّت # دقيقة}} من الوقت الذي حدّدته لليوم.',
  position: {
    title: 'صافي النتيجة',
    session: 'هذه الجلسة',
    today: 'اليوم',
    month: '30 يومًا',
    half_year: '6 أشهر',
    ever: 'الإجمالي',
    time: 'مدة الجلسة',
    staked: 'الرهانات',
    won: 'الأرباح',
    net: 'الصافي',
    deposited: 'الإيداعات',
    withdrawn: 'السحوبات',
    note: 'تشمل «الأرباح» كل ما عاد إليك، بما فيه الرهانات المُعادة. الأيام والأشهر بالتوقيت العالمي.',
    statement: 'عرض كشف الحساب',
  },
  statement: {
    title: 'كشف الحساب',
    description: 'ما أودعته وسحبته وراهنت به وربحته، شهرًا بشهر.',
    byMonth: 'حسب الشهر',
    monthHead: 'الشهر',
    empty: {
      title: 'لا شيء هنا بعد',
      text: 'تظهر إيداعاتك ورهاناتك وأرباحك هنا حسب الشهر.',
    },
    download: 'تنزيل CSV',
  },
  section: {
    title: 'الوقت',
    text: 'اطّلع على مدة لعبك وقرّر كم يكفيك.',
    check: 'تذكير بالواقع',
    checkHint: 'نوقف اللعب ونعرض لك وقتك ورهاناتك وأرباحك.',
    checkFixed: 'تحدّد قواعد حسابك ذلك كل {minutes} دقيقة.',
    everyMinutes:
      '{minutes, plural, zero {كل # دقيقة} one {كل دقيقة} two {كل دقيقتين} few {كل # دقائق} many {كل # دقيقة} other {كل # دقيقة}}',
    everyHours:
      '{hours, plural, zero {كل # ساعة} one {كل ساعة} two {كل ساعتين} few {كل # ساعات} many {كل # ساعة} other {كل # ساعة}}',
    day: 'الوقت في اليوم',
    dayHint: 'على كل أجهزتك معًا. عند استنفاده لا يمكنك اللعب أو المراهنة أو الإيداع حتى {time}.',
    none: 'بلا حد',
    used: 'استُخدم اليوم {used} من {limit}',
    waiting: 'طلبت {limit} في اليوم. يمكنك التأكيد ابتداءً من {date}.',
    waitingNone: 'طلبت إزالة هذا الحد. يمكنك التأكيد ابتداءً من {date}.',
    ready: 'انتهى الانتظار. أكّد التغيير أو احتفظ بحدّك.',
    confirm: 'تأكيد',
    keep: 'الاحتفاظ بحدّي',
    remove: 'إزالة الحد',
    hours:
      'الوقت الأقل يسري فورًا. الوقت الأكثر أو إلغاء الحد يحتاج {hours, plural, zero {# ساعة} one {ساعة واحدة} two {ساعتين} few {# ساعات} many {# ساعة} other {# ساعة}} وتأكيدك.',
    save: 'حفظ',
    saved: 'تم الحفظ',
    failed: 'تعذّر الحفظ. حاول مرة أخرى.',
  },
  length: {
    minutes: '{minutes} د',
    hours: '{hours} س',
    both: '{hours} س {minutes} د',
  },
}
