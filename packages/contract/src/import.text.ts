import { texts } from '@countinghouse/kernel/text'

/** What an import says of a cell or a row, and the words of its files. */
export const text = texts({
  unknown_value: { en: '“{found}” is not known here.', ar: '«{found}» غير معروف هنا.' },
  record_in_doubt: {
    en: '“{found}” may be any of {records}. Enter the code of the one that is meant.',
    ar: 'قد تعني «{found}» أيًا من {records}. أدخل رمز المقصود.',
  },
  did_you_mean: { en: '{message} Did you mean “{suggestion}”?', ar: '{message} هل تقصد «{suggestion}»؟' },
  no_number: {
    en: '“{found}” is no number. Enter digits only, such as 1234.5.',
    ar: '«{found}» ليس رقمًا. أدخل أرقامًا فقط، مثل 1234.5.',
  },
  number_in_doubt: {
    en: '“{found}” may be {one} or {other}. Say which mark this column uses for decimals.',
    ar: 'قد تعني «{found}» القيمة {one} أو {other}. حدد فاصلة الكسور في هذا العمود.',
  },
  too_many_decimals: {
    en: 'Enter at most {digits, plural, one {# decimal} other {# decimals}}.',
    ar: 'أدخل {digits, plural, one {خانة عشرية واحدة} two {خانتين عشريتين} few {# خانات عشرية} other {# خانة عشرية}} على الأكثر.',
  },
  out_of_range: {
    en: '“{found}” is less or more than this can be. Enter another number.',
    ar: '«{found}» أقل أو أكثر من الممكن. أدخل عددًا آخر.',
  },
  currency_needed: {
    en: 'Say in the same row which currency {found} is in.',
    ar: 'حدد في الصف نفسه عملة {found}.',
  },
  rate_in_doubt: {
    en: '“{found}” may be {one} or {other}. Say whether this column holds per cent or fractions.',
    ar: 'قد تعني «{found}» القيمة {one} أو {other}. حدد هل يحتوي هذا العمود على نسب مئوية أم كسور.',
  },
  no_date: {
    en: '“{found}” is no date. Enter it such as 2026-12-31.',
    ar: '«{found}» ليس تاريخًا. أدخله مثل 2026-12-31.',
  },
  date_in_doubt: {
    en: '“{found}” may be {one} or {other}. Say whether the day or the month comes first in this column.',
    ar: 'قد يعني «{found}» التاريخ {one} أو {other}. حدد أيهما يأتي أولًا في هذا العمود: اليوم أم الشهر.',
  },
  no_time: {
    en: '“{found}” is no time. Enter it such as 09:30.',
    ar: '«{found}» ليس وقتًا. أدخله مثل 09:30.',
  },
  no_switch: {
    en: '“{found}” is neither yes nor no. Enter one of them.',
    ar: '«{found}» ليست نعم ولا لا. أدخل إحداهما.',
  },
  error_cell: {
    en: 'The cell shows the error {found}. Correct its formula in the file.',
    ar: 'تعرض الخلية الخطأ {found}. صحح معادلتها في الملف.',
  },
  number_shortened: {
    en: '{found} lost its last digits in the spreadsheet. Format the column as text and enter it again.',
    ar: 'فقد الرقم {found} خاناته الأخيرة في الجدول. نسّق العمود كنص ثم أدخله من جديد.',
  },
  twice_in_file: {
    en: 'Row {first, number} has the same {field} as row {second, number}. Keep one of them.',
    ar: 'الصف {first, number} له نفس {field} في الصف {second, number}. أبقِ أحدهما.',
  },
  record: { en: 'record', ar: 'السجل' },
  no_such_record: {
    en: 'There is no record with the number {found}. Leave it empty to create one.',
    ar: 'لا يوجد سجل بالرقم {found}. اتركه فارغًا لإنشاء سجل.',
  },
  there_already: {
    en: 'A record with the code {found} is there already, and this import only creates.',
    ar: 'يوجد سجل بالرمز {found} بالفعل، وهذا الاستيراد ينشئ السجلات فقط.',
  },
  merged_there: {
    en: 'The code {found} belongs to a record that was merged into {name} ({code}), and this import only creates.',
    ar: 'الرمز {found} يخص سجلًا دُمج في {name} ({code})، وهذا الاستيراد ينشئ السجلات فقط.',
  },
  merged_away: {
    en: 'The record was merged into another one. Enter that one’s number or code.',
    ar: 'دُمج السجل في سجل آخر. أدخل رقم ذلك السجل أو رمزه.',
  },
  not_there: {
    en: 'There is no record with the code {found}, and this import only changes.',
    ar: 'لا يوجد سجل بالرمز {found}، وهذا الاستيراد يغيّر السجلات فقط.',
  },
  changed_meanwhile: {
    en: 'The record was changed since. Look at it and decide anew.',
    ar: 'تغيّر السجل منذ ذلك الحين. راجعه وقرر من جديد.',
  },
  not_clearable: {
    en: 'This cannot be emptied. Enter a value, or leave the cell empty to keep the one there is.',
    ar: 'لا يمكن إفراغ هذا. أدخل قيمة أو اترك الخلية فارغة للإبقاء على القيمة الحالية.',
  },
  used_elsewhere: {
    en: 'The record is used elsewhere by now, so it stays.',
    ar: 'أصبح السجل مستخدمًا في مكان آخر، لذلك بقي.',
  },
  gone: { en: 'The record was deleted since.', ar: 'حُذف السجل منذ ذلك الحين.' },
  reason: { en: 'Reason', ar: 'السبب' },
  number: { en: 'Record number', ar: 'رقم السجل' },
  yes: { en: 'Yes', ar: 'نعم' },
  no: { en: 'No', ar: 'لا' },
  name_of: { en: '{label}: name', ar: '{label}: الاسم' },
  values: { en: 'Allowed values', ar: 'القيم المسموحة' },
  notes: { en: 'How to fill in', ar: 'طريقة التعبئة' },
  column: { en: 'Column', ar: 'العمود' },
  example: { en: 'Example', ar: 'مثال' },
  needed: { en: 'Required', ar: 'إلزامي' },
  hint: { en: 'Note', ar: 'ملاحظة' },
})
