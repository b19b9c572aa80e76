import { texts } from '@countinghouse/kernel/text'

/** Row errors of imports and labels of import files. */
export const text = texts({
  unknown_value: { en: '“{found}” is not a valid value.', ar: '«{found}» قيمة غير معروفة.' },
  record_in_doubt: {
    en: '“{found}” matches several records: {records}. Enter the code of the intended record.',
    ar: 'تطابق «{found}» عدة سجلات: {records}. أدخل رمز السجل المقصود.',
  },
  did_you_mean: { en: '{message} Did you mean “{suggestion}”?', ar: '{message} هل تقصد «{suggestion}»؟' },
  no_number: {
    en: '“{found}” is not a number. Enter digits only, such as 1234.5.',
    ar: '«{found}» ليس رقمًا. أدخل أرقامًا فقط، مثل 1234.5.',
  },
  number_in_doubt: {
    en: '“{found}” could mean {one} or {other}. Select the decimal separator of this column.',
    ar: 'قد تعني «{found}» القيمة {one} أو {other}. اختر الفاصلة العشرية لهذا العمود.',
  },
  too_many_decimals: {
    en: 'Enter at most {digits, plural, one {# decimal} other {# decimals}}.',
    ar: 'أدخل {digits, plural, one {خانة عشرية واحدة} two {خانتين عشريتين} few {# خانات عشرية} other {# خانة عشرية}} على الأكثر.',
  },
  out_of_range: {
    en: '“{found}” is out of range. Enter another number.',
    ar: '«{found}» خارج النطاق المسموح. أدخل عددًا آخر.',
  },
  currency_needed: { en: 'Enter the currency of {found} in the same row.', ar: 'حدد في الصف نفسه عملة {found}.' },
  rate_in_doubt: {
    en: '“{found}” could mean {one} or {other}. Select per cent or fractions for this column.',
    ar: 'قد تعني «{found}» القيمة {one} أو {other}. اختر نسبًا مئوية أو كسورًا لهذا العمود.',
  },
  no_date: {
    en: '“{found}” is not a date. Enter a date such as 2026-12-31.',
    ar: '«{found}» ليس تاريخًا. أدخله مثل 2026-12-31.',
  },
  date_in_doubt: {
    en: '“{found}” could mean {one} or {other}. Select day first or month first for this column.',
    ar: 'قد يعني «{found}» التاريخ {one} أو {other}. اختر لهذا العمود: اليوم أولًا أو الشهر أولًا.',
  },
  no_time: { en: '“{found}” is not a time. Enter a time such as 09:30.', ar: '«{found}» ليس وقتًا. أدخله مثل 09:30.' },
  no_switch: { en: '“{found}” is neither yes nor no. Enter yes or no.', ar: '«{found}» ليست نعم ولا لا. أدخل نعم أو لا.' },
  error_cell: {
    en: 'The cell contains the error {found}. Correct its formula in the file.',
    ar: 'تعرض الخلية الخطأ {found}. صحح معادلتها في الملف.',
  },
  number_shortened: {
    en: '{found} lost its last digits in the spreadsheet. Format the column as text and enter the number again.',
    ar: 'فقد الرقم {found} خاناته الأخيرة في الجدول. نسّق العمود كنص ثم أدخله من جديد.',
  },
  twice_in_file: {
    en: 'Row {first, number} has the same {field} as row {second, number}. Remove one of the rows.',
    ar: 'الصف {first, number} له نفس {field} في الصف {second, number}. أزل أحدهما.',
  },
  record: { en: 'record', ar: 'السجل' },
  no_such_record: {
    en: 'No record has the number {found}. Leave blank to create a record.',
    ar: 'لا يوجد سجل بالرقم {found}. اتركه فارغًا لإنشاء سجل.',
  },
  there_already: {
    en: 'A record with the code {found} already exists, and this import only creates records.',
    ar: 'يوجد سجل بالرمز {found} بالفعل، وهذا الاستيراد ينشئ السجلات فقط.',
  },
  merged_there: {
    en: 'The code {found} belongs to a record merged into {name} ({code}), and this import only creates records.',
    ar: 'الرمز {found} يخص سجلًا دُمج في {name} ({code})، وهذا الاستيراد ينشئ السجلات فقط.',
  },
  merged_away: {
    en: 'The record was merged into another record. Enter the number or code of that record.',
    ar: 'دُمج السجل في سجل آخر. أدخل رقم ذلك السجل أو رمزه.',
  },
  not_there: {
    en: 'No record has the code {found}, and this import only updates records.',
    ar: 'لا يوجد سجل بالرمز {found}، وهذا الاستيراد يغيّر السجلات فقط.',
  },
  changed_meanwhile: {
    en: 'The record has changed since. Review the row again.',
    ar: 'تغيّر السجل منذ ذلك الحين. راجع الصف من جديد.',
  },
  not_clearable: {
    en: 'This value cannot be cleared. Enter a value, or leave the cell blank to keep the current value.',
    ar: 'لا يمكن إفراغ هذه القيمة. أدخل قيمة أو اترك الخلية فارغة للإبقاء على القيمة الحالية.',
  },
  used_elsewhere: { en: 'The record is now in use and was not removed.', ar: 'أصبح السجل قيد الاستخدام، لذلك لم يُحذف.' },
  gone: { en: 'The record was deleted in the meantime.', ar: 'حُذف السجل منذ ذلك الحين.' },
  reason: { en: 'Reason', ar: 'السبب' },
  number: { en: 'Record number', ar: 'رقم السجل' },
  yes: { en: 'Yes', ar: 'نعم' },
  no: { en: 'No', ar: 'لا' },
  name_of: { en: '{label}: name', ar: '{label}: الاسم' },
  values: { en: 'Allowed values', ar: 'القيم المسموحة' },
  notes: { en: 'Instructions', ar: 'التعليمات' },
  column: { en: 'Column', ar: 'العمود' },
  example: { en: 'Example', ar: 'مثال' },
  needed: { en: 'Required', ar: 'إلزامي' },
  hint: { en: 'Note', ar: 'ملاحظة' },
})
