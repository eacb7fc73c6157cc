import type { lobby as en } from '../en/lobby.ts'

export const lobby: typeof en = {
  title: 'الكازينو',
  description: 'جميع ألعاب الصالة حسب النوع والاستوديو.',
  intro: '{count, plural, =0 {لا توجد ألعاب} one {لعبة واحدة} two {لعبتان} few {# ألعاب} many {# لعبة} other {# لعبة}}',
  shown: '{shown} من {total}',
  allGames: 'كل الألعاب',
  categories: 'أنواع الألعاب',
  studios: 'الاستوديوهات',
  searchLabel: 'البحث في الألعاب والاستوديوهات والفرق والبطولات',
  searchPlaceholder: 'لعبة أو استوديو أو فريق',
  searchHint: 'اكتب جزءًا من الاسم. نفهم الأخطاء المطبعية والأبجديات الأخرى.',
  searchGames: 'الألعاب',
  searchMatches: 'المباريات',
  searchLeagues: 'البطولات',
  hallSearchLabel: 'البحث في الألعاب والاستوديوهات',
  hallSearchPlaceholder: 'اسم لعبة أو استوديو',
  searchResults:
    '{count, plural, =0 {لم نعثر على لعبة} one {عثرنا على لعبة واحدة} two {عثرنا على لعبتين} few {عثرنا على # ألعاب} many {عثرنا على # لعبة} other {عثرنا على # لعبة}}',
  empty: {
    title: 'لا توجد لعبة تناسب هذه التصفية',
    text: 'جرّب نوعًا آخر أو استوديو آخر، أو اعرض كل الألعاب.',
    action: 'عرض كل الألعاب',
  },
  emptySearch: 'لا يوجد هنا شيء باسم «{query}».',
  favourites: 'المفضلة',
  emptyFavourites: { title: 'لا مفضلة بعد', text: 'اضغط القلب على أي لعبة فتظهر هنا.' },
  play: 'العب',
  demo: 'جرّب مجانًا',
  like: 'إضافة {name} إلى المفضلة',
  unlike: 'إزالة {name} من المفضلة',
  newBadge: 'جديد',
  roundOpen: 'جولة مفتوحة',
  providersTitle: 'الاستوديوهات',
  providersDescription: 'الاستوديوهات التي تُلعب ألعابها هنا.',
  providerGames:
    '{count, plural, zero {بلا ألعاب} one {لعبة واحدة} two {لعبتان} few {# ألعاب} many {# لعبة} other {# لعبة}}',
  sport: {
    title: 'المراهنات الرياضية',
    text: 'مباريات قبل انطلاقها وأثناءها، وكل سعر مأخوذ من جدول نتائج واحد.',
    action: 'إلى المباريات',
  },
}
