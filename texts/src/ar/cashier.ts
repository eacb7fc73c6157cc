import type { Messages } from '../messages.ts'

export const cashier: Messages['cashier'] = {
  methods: {
    card: {
      title: 'بطاقة بنكية',
      description: 'تدفع في صفحة مصرفك مباشرة، ولا نطّلع على رقم بطاقتك أبدًا.',
      descriptionWithdraw: 'إلى بطاقة سبق أن دفعت بها.',
    },
    'online-banking': {
      title: 'الخدمة المصرفية عبر الإنترنت',
      description: 'من حسابك مباشرة. تؤكّد الدفع لدى مصرفك.',
      descriptionWithdraw: 'إلى حسابك مباشرة.',
    },
    'bank-transfer': {
      title: 'حوالة مصرفية',
      description: 'من حسابك المصرفي.',
      descriptionWithdraw: 'إلى حساب مصرفي باسمك.',
    },
    bitcoin: {
      title: 'بيتكوين',
      description: 'ترسل من محفظتك. نضيف المبلغ إلى رصيدك بعد تأكيد الشبكة.',
      descriptionWithdraw: 'إلى محفظتك.',
    },
    other: { title: 'طريقة أخرى', description: 'ادفع بهذه الطريقة.', descriptionWithdraw: 'اسحب بهذه الطريقة.' },
  },
  minMax: 'من {min} إلى {max}',
  dayMax: 'حتى {max} خلال 24 ساعة',
  requisites: {
    bank: { label: 'المصرف', placeholder: 'اختر مصرفك' },
    card_number: { label: 'البطاقة', placeholder: 'اختر بطاقة' },
    iban: { label: 'رقم الآيبان (IBAN)', placeholder: 'DE89 3704 0044 0532 0130 00' },
    account_holder: { label: 'صاحب الحساب', placeholder: 'الاسم كما في الحساب' },
    card_holder: { label: 'صاحب البطاقة', placeholder: 'الاسم كما على البطاقة' },
    phone: { label: 'الهاتف', placeholder: '+44 7700 900123' },
    other: { label: 'البيانات', placeholder: 'كما تطلبه الطريقة' },
  },
  noSavedCard: 'يمكنك السحب إلى بطاقة بعد أن تدفع بها.',
  types: { deposit: 'إيداع', withdrawal: 'سحب', prize: 'جائزة', credit: 'إضافة', debit: 'خصم' },
  statuses: {
    created: 'بدأت',
    pending: 'قيد التنفيذ',
    approved: 'في الطريق إليك',
    success: 'وصل المبلغ',
    paid: 'دُفع',
    failed: 'لم ينجح',
    declined: 'مرفوض',
    cancelled: 'ملغى',
    expired: 'انتهت المهلة',
  },
  withdrawalPending: 'محجوز',
  booked: 'مكتملة',
  correction: 'تصحيح في الحساب',
  reasons: {
    declined_by_bank: 'رفضها مصرفك.',
    insufficient_funds: 'لم يكن في الحساب ما يكفي.',
    limit_exceeded: 'تجاوز المبلغ حدًّا لدى مصرفك.',
    instrument_refused: 'لا يقبل المصرف هذه البطاقة أو هذا الحساب.',
    cancelled_by_player: 'ألغيتَه أنت.',
    declined_by_operator: 'تعذّرت الموافقة عليه. عاد المبلغ إلى رصيدك. تواصل مع الدعم لمعرفة المزيد.',
    expired: 'انتهت مهلة الدفع.',
    not_started: 'تعذّر الوصول إلى المصرف، ولم يُخصم أي مبلغ.',
  },
}
