import { texts } from '@countinghouse/kernel/text'

/** Module chooser, forbidden, not found and error pages. */
export const text = texts({
  modules: { en: 'Modules', ar: 'الوحدات' },
  modulesPurpose: { en: 'Choose the department you work in.', ar: 'اختر القسم الذي تعمل فيه.' },
  searchModules: { en: 'Search modules', ar: 'ابحث في الوحدات' },
  noModuleFound: {
    en: 'No module has this name. Clear the search to see all.',
    ar: 'لا توجد وحدة بهذا الاسم. امسح البحث لعرض الكل.',
  },
  noModules: {
    en: 'No module is open to you yet. Ask your administrator for a role.',
    ar: 'لا توجد وحدة متاحة لك بعد. اطلب دورًا من المسؤول.',
  },
  lastUsed: { en: 'Last used', ar: 'آخر استخدام' },
  modulesFailed: { en: 'Your modules could not be loaded.', ar: 'تعذّر تحميل وحداتك.' },
  forbidden: { en: 'You cannot open this', ar: 'لا يمكنك فتح هذا' },
  forbiddenModule: {
    en: 'The module of {path} is not open to you in this company. Your administrator can turn it on.',
    ar: 'الوحدة التي تضم {path} غير متاحة لك في هذه الشركة. يمكن للمسؤول تفعيلها.',
  },
  forbiddenPage: {
    en: 'Your roles do not include the page {page}. Your administrator can grant it.',
    ar: 'لا تتضمن أدوارك الصفحة {page}. يمكن للمسؤول منحها لك.',
  },
  forbiddenEvent: {
    en: 'Your roles do not allow “{event}” on the page {page}. Your administrator can grant it.',
    ar: 'لا تسمح أدوارك بإجراء «{event}» في الصفحة {page}. يمكن للمسؤول منحه لك.',
  },
  forbiddenStore: {
    en: 'You do not work in that store. Your administrator can add it to your stores.',
    ar: 'أنت لا تعمل في هذا الفرع. يمكن للمسؤول إضافته إلى فروعك.',
  },
  forbiddenFailed: {
    en: 'Your modules could not be loaded, so nothing is open at the moment. Try again.',
    ar: 'تعذّر تحميل وحداتك، لذلك لا شيء متاح حاليًا. أعد المحاولة.',
  },
  forbiddenAny: {
    en: 'You do not have permission for this page. Ask your administrator.',
    ar: 'ليس لديك صلاحية لهذه الصفحة. اطلبها من المسؤول.',
  },
  goToModules: { en: 'Go to modules', ar: 'انتقل إلى الوحدات' },
  signOut: { en: 'Sign out', ar: 'تسجيل الخروج' },
  notFound: { en: 'There is no page here', ar: 'لا توجد صفحة هنا' },
  notFoundMore: {
    en: 'No page has the address {path}. Check its spelling, or choose a page from the menu.',
    ar: 'لا توجد صفحة بالعنوان {path}. تحقق من كتابته أو اختر صفحة من القائمة.',
  },
  broken: { en: 'This page stopped working', ar: 'توقفت هذه الصفحة عن العمل' },
  brokenMore: {
    en: 'Nothing you saved is lost. Try again; if it stays, tell your administrator.',
    ar: 'لم يُفقد شيء مما حفظته. أعد المحاولة؛ وإذا استمر الأمر فأخبر المسؤول.',
  },
})
