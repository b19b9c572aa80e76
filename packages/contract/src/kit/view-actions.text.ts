import { texts } from '@countinghouse/kernel/text'

/** Actions on a saved view of a list. */
export const text = texts({
  save: { en: 'Save', ar: 'حفظ' },
  saveAs: { en: 'Save as', ar: 'حفظ باسم' },
  reset: { en: 'Reset', ar: 'إعادة الضبط' },
  menu: { en: 'View {name}', ar: 'العرض {name}' },
  rename: { en: 'Rename', ar: 'إعادة التسمية' },
  share: { en: 'Share', ar: 'مشاركة' },
  makeDefault: { en: 'Set as default view', ar: 'تعيين كعرض افتراضي' },
  clearDefault: { en: 'Remove as default view', ar: 'إلغاء كونه العرض الافتراضي' },
  delete: { en: 'Delete', ar: 'حذف' },
  saveTitle: { en: 'Save this view', ar: 'حفظ هذا العرض' },
  renameTitle: { en: 'Rename {name}', ar: 'إعادة تسمية {name}' },
  name: { en: 'Name of the view', ar: 'اسم العرض' },
  deleteTitle: { en: 'Delete the view {name}?', ar: 'هل تريد حذف العرض {name}؟' },
  deleteBody: {
    en: 'The view is removed for all users. No records are affected.',
    ar: 'يُحذف العرض لدى جميع المستخدمين. لا يتأثر أي سجل.',
  },
  deleteNamed: { en: 'Delete {name}', ar: 'حذف {name}' },
  saved: { en: 'View {name} saved.', ar: 'تم حفظ العرض {name}.' },
  deleted: { en: 'View {name} deleted.', ar: 'تم حذف العرض {name}.' },
  isDefault: { en: 'The list now opens with {name}.', ar: 'ستُفتح القائمة الآن بالعرض {name}.' },
  noDefault: { en: 'The list now opens with all rows.', ar: 'ستُفتح القائمة الآن بكل الصفوف.' },
  changedMeanwhile: {
    en: '{by} changed this view. The current version is shown; save again to replace it with yours.',
    ar: 'غيّر {by} هذا العرض، وتُعرض النسخة الحالية. احفظ مرة أخرى لاستبداله بعرضك.',
  },
  sharedBy: {
    en: '{owner} shares this view. Only its owner or an administrator can change it.',
    ar: 'يشارك {owner} هذا العرض. لا يغيّره إلا مالكه أو مسؤول النظام.',
  },
  shareTitle: { en: 'Share {name}', ar: 'مشاركة {name}' },
  shareWith: { en: 'Shared with', ar: 'مشترك مع' },
  withNobody: { en: 'Owner only', ar: 'المالك فقط' },
  withEveryone: { en: 'All users of the company', ar: 'كل مستخدمي الشركة' },
  withRoles: { en: 'Selected roles', ar: 'أدوار محددة' },
  roles: { en: 'Roles', ar: 'الأدوار' },
  shareHint: {
    en: 'Users still need permission to view this page.',
    ar: 'يبقى المستخدمون بحاجة إلى صلاحية عرض هذه الصفحة.',
  },
  chooseRole: { en: 'Choose at least one role.', ar: 'اختر دورًا واحدًا على الأقل.' },
  noRoles: { en: 'The roles could not be loaded.', ar: 'تعذر تحميل الأدوار.' },
})
