import { texts } from '@countinghouse/kernel/text'

/** Texts of what one does with a view of a list. */
export const text = texts({
  save: { en: 'Save', ar: 'حفظ' },
  saveAs: { en: 'Save as', ar: 'حفظ باسم' },
  reset: { en: 'Reset', ar: 'إعادة الضبط' },
  menu: { en: 'View {name}', ar: 'العرض {name}' },
  rename: { en: 'Rename', ar: 'إعادة التسمية' },
  share: { en: 'Share', ar: 'مشاركة' },
  makeDefault: { en: 'Open the list with this view', ar: 'فتح القائمة بهذا العرض' },
  clearDefault: { en: 'No longer open the list with this view', ar: 'عدم فتح القائمة بهذا العرض' },
  delete: { en: 'Delete', ar: 'حذف' },
  saveTitle: { en: 'Save this view', ar: 'حفظ هذا العرض' },
  renameTitle: { en: 'Rename {name}', ar: 'إعادة تسمية {name}' },
  name: { en: 'Name of the view', ar: 'اسم العرض' },
  deleteTitle: { en: 'Delete the view {name}?', ar: 'هل تريد حذف العرض {name}؟' },
  deleteBody: {
    en: 'Nobody sees it any more. No record is touched.',
    ar: 'لن يراه أحد بعد الآن. لا يتأثر أي سجل.',
  },
  deleteNamed: { en: 'Delete {name}', ar: 'حذف {name}' },
  saved: { en: 'The view {name} was saved.', ar: 'تم حفظ العرض {name}.' },
  deleted: { en: 'The view {name} was deleted.', ar: 'تم حذف العرض {name}.' },
  isDefault: { en: 'The list opens with {name} from now on.', ar: 'ستُفتح القائمة بالعرض {name} من الآن فصاعدًا.' },
  noDefault: { en: 'The list opens with all rows from now on.', ar: 'ستُفتح القائمة بكل الصفوف من الآن فصاعدًا.' },
  changedMeanwhile: {
    en: '{by} changed this view meanwhile. It is shown as it is now; save again to replace it with yours.',
    ar: 'غيّر {by} هذا العرض في هذه الأثناء. احفظ مرة أخرى لاستبداله بعرضك.',
  },
  sharedBy: {
    en: '{owner} shares this view. Only its owner or an administrator may change it.',
    ar: 'يشارك {owner} هذا العرض. لا يغيّره إلا مالكه أو مسؤول النظام.',
  },
  shareTitle: { en: 'Share {name}', ar: 'مشاركة {name}' },
  shareWith: { en: 'Who sees this view', ar: 'من يرى هذا العرض' },
  withNobody: { en: 'Only its owner', ar: 'مالكه فقط' },
  withEveryone: { en: 'Everyone in the company', ar: 'كل من في الشركة' },
  withRoles: { en: 'Some roles', ar: 'بعض الأدوار' },
  roles: { en: 'Roles', ar: 'الأدوار' },
  shareHint: {
    en: 'They still need the right to view this page.',
    ar: 'تبقى صلاحية عرض هذه الصفحة لازمة لهم.',
  },
  chooseRole: { en: 'Choose at least one role.', ar: 'اختر دورًا واحدًا على الأقل.' },
  noRoles: { en: 'The roles could not be loaded.', ar: 'تعذر تحميل الأدوار.' },
})
