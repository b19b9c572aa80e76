import { texts } from '@countinghouse/kernel/text'

/** Swatches tab of a colour. */
export const text = texts({
  title: { en: 'Swatches', ar: 'العينات' },
  one: { en: 'swatch', ar: 'عينة' },
  many: {
    en: '{count, plural, one {# swatch} other {# swatches}}',
    ar: '{count, plural, zero {لا عينات} one {عينة واحدة} two {عينتان} few {# عينات} many {# عينة} other {# عينة}}',
  },
  purpose: {
    en: 'Supplier names and codes for this colour, with pictures.',
    ar: 'تسميات الموردين لهذا اللون ورموزهم مع صور.',
  },
  none: { en: 'This colour has no swatches yet.', ar: 'لا عينات لهذا اللون بعد.' },
  supplierId: { en: 'Supplier', ar: 'المورد' },
  seasonId: { en: 'Season', ar: 'الموسم' },
  brandId: { en: 'Brand', ar: 'العلامة التجارية' },
  supplierCode: { en: 'Supplier code', ar: 'رمز المورد' },
  supplierName: { en: 'Supplier’s name', ar: 'تسمية المورد' },
  labDipStatus: { en: 'Lab dip', ar: 'عينة الصباغة' },
  labDipStatus_none: { en: 'None', ar: 'لا توجد' },
  labDipStatus_submitted: { en: 'Submitted', ar: 'مُقدَّمة' },
  labDipStatus_approved: { en: 'Approved', ar: 'معتمدة' },
  labDipStatus_rejected: { en: 'Rejected', ar: 'مرفوضة' },
  isDefault: { en: 'Default swatch', ar: 'العينة الافتراضية' },
  default: { en: 'Default', ar: 'افتراضية' },
  everySupplier: { en: 'Any supplier', ar: 'أي مورد' },
  add: { en: 'Add swatch', ar: 'إضافة عينة' },
  edit: { en: 'Edit swatch', ar: 'تعديل العينة' },
  change: { en: 'Edit {name}', ar: 'تعديل {name}' },
  save: { en: 'Save', ar: 'حفظ' },
  cancel: { en: 'Cancel', ar: 'إلغاء' },
  saved: { en: 'Swatch saved.', ar: 'حُفظت العينة.' },
  delete: { en: 'Delete', ar: 'حذف' },
  deleteConfirm: { en: 'Delete this swatch?', ar: 'حذف هذه العينة؟' },
  deleted: { en: 'Swatch deleted.', ar: 'حُذفت العينة.' },
  taken: {
    en: 'This colour already has a swatch for this supplier and season. Edit that one.',
    ar: 'لهذا اللون عينة من هذا المورد في هذا الموسم. عدّل تلك العينة.',
  },
  pictures: { en: 'Add pictures', ar: 'إضافة صور' },
  pictures_help: {
    en: 'Drop pictures here, each named after the supplier code of its swatch.',
    ar: 'أفلت الصور هنا، على أن يكون اسم كل ملف رمز المورد لعينته.',
  },
  pictureOf: { en: 'Picture of {name}', ar: 'صورة {name}' },
  placed: {
    en: '{count, plural, one {# picture was assigned.} other {# pictures were assigned.}}',
    ar: '{count, plural, zero {لم تُسند أي صورة.} one {أُسندت صورة واحدة.} two {أُسندت صورتان.} few {أُسندت # صور.} many {أُسندت # صورة.} other {أُسندت # صورة.}}',
  },
  unplaced: {
    en: 'No swatch has the supplier code {names}. Add the swatch, or rename the file.',
    ar: 'لا عينة برمز المورد {names}. أضفها أو أعد تسمية الملف.',
  },
})
