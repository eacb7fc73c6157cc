import type { lobby as en } from '../en/lobby.ts'

export const lobby: typeof en = {
  title: 'الكازينو',
  description: 'جميع الألعاب حسب النوع والاستوديو.',
  intro: '{count, plural, =0 {لا توجد ألعاب} one {لعبة واحدة} two {لعبتان} few {# ألعاب} many {# لعبة} other {# لعبة}}',
  shown: '{shown} من {total}',
  allGames: 'كل الألعاب',
  categories: 'أنواع الألعاب',
  studios: 'الاستوديوهات',
  searchLabel: 'البحث في الألعاب والاستوديوهات والفرق والدوريات',
  searchPlaceholder: 'لعبة أو استوديو أو فريق',
  searchHint: 'اكتب جزءًا من الاسم. نفهم الأخطاء المطبعية والأبجديات الأخرى.',
  searchGames: 'الألعاب',
  searchMatches: 'المباريات',
  searchLeagues: 'الدوريات',
  hallSearchLabel: 'البحث في الألعاب والاستوديوهات',
  hallSearchPlaceholder: 'لعبة أو استوديو',
  searchResults:
    '{count, plural, =0 {لم نعثر على لعبة} one {عثرنا على لعبة واحدة} two {عثرنا على لعبتين} few {عثرنا على # ألعاب} many {عثرنا على # لعبة} other {عثرنا على # لعبة}}',
  empty: {
    title: 'لا توجد لعبة تناسب هذه التصفية',
    text: 'جرّب نوعًا آخر أو استوديو آخر، أو اعرض كل الألعاب.',
    action: 'عرض كل الألعاب',
  },
  emptySearch: 'لا نتائج للبحث عن «{query}».',
  favourites: 'المفضلة',
  emptyFavourites: { title: 'لا مفضلة بعد', text: 'اضغط القلب على أي لعبة لإضافتها هنا.' },
  play: 'العب',
  demo: 'جرّب مجانًا',
  like: 'إضافة {name} إلى المفضلة',
  unlike: 'إزالة {name} من المفضلة',
  newBadge: 'جديد',
  offBadge: 'غير متاحة',
  roundOpen: 'جولة مفتوحة',
  freeSpins:
    '{count, plural, zero {لا لفات مجانية} one {لفة مجانية واحدة} two {لفتان مجانيتان} few {# لفات مجانية} many {# لفة مجانية} other {# لفة مجانية}}',
  providersTitle: 'الاستوديوهات',
  providersDescription: 'كل الاستوديوهات وألعابها.',
  providerGames:
    '{count, plural, zero {بلا ألعاب} one {لعبة واحدة} two {لعبتان} few {# ألعاب} many {# لعبة} other {# لعبة}}',
  sport: {
    title: 'المراهنات الرياضية',
    text: 'راهن قبل المباريات وأثناءها، وكل الأسعار من نموذج واحد.',
    action: 'عرض المباريات',
  },
}
