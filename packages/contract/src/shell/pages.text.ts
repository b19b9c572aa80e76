import { texts } from '@countinghouse/kernel/text'

/** The module chooser and the forbidden, not found and error pages. */
export const text = texts({
  modules: { en: 'Modules', ar: 'الوحدات' },
  modulesPurpose: { en: 'Choose the department you work in.', ar: 'اختر القسم الذي تعمل فيه.' },
  searchModules: { en: 'Search modules', ar: 'ابحث في الوحدات' },
  noModuleFound: {
    en: 'No module has this name. Clear the search to see all.',
    ar: 'لا توجد وحدة بهذا الاسم. امسح البحث لعرض الكل.',
  },
  noModules: {
    en: 'You do not have access to any module yet. Ask your administrator for a role.',
    ar: 'لا يمكنك الوصول إلى أي وحدة بعد. اطلب دورًا من المسؤول.',
  },
  notEnabled: { en: 'Not enabled', ar: 'غير مفعّلة' },
  lastUsed: { en: 'Last used', ar: 'آخر استخدام' },
  modulesFailed: { en: 'Your modules could not be loaded.', ar: 'تعذّر تحميل وحداتك.' },
  forbidden: { en: 'Access denied', ar: 'الوصول مرفوض' },
  forbiddenModule: {
    en: 'The module of {path} is not available to you in this company. Your administrator can enable it.',
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
    en: 'You are not assigned to this store. Your administrator can add it to your stores.',
    ar: 'لست معيّنًا في هذا الفرع. يمكن للمسؤول إضافته إلى فروعك.',
  },
  forbiddenFailed: {
    en: 'Your modules could not be loaded, so no page can be opened. Try again.',
    ar: 'تعذّر تحميل وحداتك، لذلك لا يمكن فتح أي صفحة. أعد المحاولة.',
  },
  forbiddenAny: {
    en: 'You do not have permission for this page. Ask your administrator.',
    ar: 'ليس لديك صلاحية لهذه الصفحة. اطلبها من المسؤول.',
  },
  goToModules: { en: 'Go to modules', ar: 'انتقل إلى الوحدات' },
  signOut: { en: 'Sign out', ar: 'تسجيل الخروج' },
  notFound: { en: 'Page not found', ar: 'الصفحة غير موجودة' },
  notFoundMore: {
    en: 'No page has the address {path}. Check the address, or choose a page from the menu.',
    ar: 'لا توجد صفحة بالعنوان {path}. تحقق من كتابته أو اختر صفحة من القائمة.',
  },
  broken: { en: 'This page stopped working', ar: 'توقفت هذه الصفحة عن العمل' },
  brokenMore: {
    en: 'Saved data is not lost. Try again; if the problem persists, tell your administrator.',
    ar: 'البيانات المحفوظة لم تُفقد. أعد المحاولة؛ وإذا استمرت المشكلة فأخبر المسؤول.',
  },
})
