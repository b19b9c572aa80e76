import { texts } from '@countinghouse/kernel/text'

/** What suppliers call a colour: a side of its record. */
export const text = texts({
  title: { en: 'Swatches', ar: 'العينات' },
  one: { en: 'swatch', ar: 'عينة' },
  many: {
    en: '{count, plural, one {# swatch} other {# swatches}}',
    ar: '{count, plural, zero {لا عينات} one {عينة واحدة} two {عينتان} few {# عينات} many {# عينة} other {# عينة}}',
  },
  purpose: {
    en: 'What suppliers call this colour, with a picture of their sample.',
    ar: 'ما يسمّي به الموردون هذا اللون، مع صورة لعينتهم.',
  },
  none: { en: 'No supplier has a name for this colour yet.', ar: 'لم يسمِّ أي مورد هذا اللون بعد.' },
  supplierId: { en: 'Supplier', ar: 'المورد' },
  seasonId: { en: 'Season', ar: 'الموسم' },
  brandId: { en: 'Brand', ar: 'العلامة التجارية' },
  supplierCode: { en: 'Supplier’s code', ar: 'رمز المورد' },
  supplierName: { en: 'Supplier’s name for it', ar: 'تسمية المورد له' },
  labDipStatus: { en: 'Lab dip', ar: 'عينة الصباغة' },
  labDipStatus_none: { en: 'None', ar: 'لا توجد' },
  labDipStatus_submitted: { en: 'Submitted', ar: 'مُقدَّمة' },
  labDipStatus_approved: { en: 'Approved', ar: 'معتمدة' },
  labDipStatus_rejected: { en: 'Rejected', ar: 'مرفوضة' },
  isDefault: { en: 'Stands for the colour', ar: 'تمثل اللون' },
  default: { en: 'Default', ar: 'افتراضية' },
  everySupplier: { en: 'Any supplier', ar: 'أي مورد' },
  add: { en: 'Add a swatch', ar: 'إضافة عينة' },
  edit: { en: 'Edit the swatch', ar: 'تعديل العينة' },
  change: { en: 'Edit {name}', ar: 'تعديل {name}' },
  save: { en: 'Save', ar: 'حفظ' },
  cancel: { en: 'Cancel', ar: 'إلغاء' },
  saved: { en: 'The swatch is saved.', ar: 'حُفظت العينة.' },
  delete: { en: 'Delete', ar: 'حذف' },
  deleteAsk: { en: 'Delete this swatch?', ar: 'حذف هذه العينة؟' },
  deleted: { en: 'The swatch is deleted.', ar: 'حُذفت العينة.' },
  taken: {
    en: 'This colour has a swatch of this supplier and season already. Edit that one.',
    ar: 'لهذا اللون عينة من هذا المورد في هذا الموسم. عدّل تلك العينة.',
  },
  pictures: { en: 'Add pictures', ar: 'إضافة صور' },
  pictures_help: {
    en: 'Drop any number of pictures here; each is named as the supplier’s code of its swatch.',
    ar: 'أفلت أي عدد من الصور هنا؛ يحمل كل ملف اسم رمز المورد لعينته.',
  },
  pictureOf: { en: 'Picture of {name}', ar: 'صورة {name}' },
  placed: {
    en: '{count, plural, one {# picture was placed.} other {# pictures were placed.}}',
    ar: '{count, plural, zero {لم توضع أي صورة.} one {وُضعت صورة واحدة.} two {وُضعت صورتان.} few {وُضعت # صور.} many {وُضعت # صورة.} other {وُضعت # صورة.}}',
  },
  unplaced: {
    en: 'No swatch has the supplier’s code {names}. Add it, or rename the file.',
    ar: 'لا عينة برمز المورد {names}. أضفها أو أعد تسمية الملف.',
  },
})
