import { texts } from '@countinghouse/kernel/text'

/** Help on the records of every master: `help_<task>` and its steps `help_<task>_<number>`. */
export const text = texts({
  help_find: { en: 'Find records', ar: 'البحث عن السجلات' },
  help_find_1: {
    en: 'Enter words, a code or part of a name in the search box above the list (/).',
    ar: 'أدخل كلمات أو رمزًا أو جزءًا من اسم في مربع البحث فوق القائمة (/).',
  },
  help_find_2: {
    en: 'Add a filter for a field and choose a condition, such as a range or "is empty".',
    ar: 'أضف عامل تصفية لأي حقل واختر شرطًا، مثل نطاق أو "فارغ".',
  },
  help_find_3: {
    en: 'Click a column heading to sort. Hold Shift to add a second column.',
    ar: 'انقر عنوان عمود للفرز؛ واضغط Shift لعمود ثانٍ.',
  },
  help_find_4: { en: 'Or scan a code on any page to open its record.', ar: 'أو امسح رمزًا في أي صفحة لفتح سجله.' },
  help_create: { en: 'Create a record', ar: 'إنشاء سجل' },
  help_create_1: { en: 'Choose "{newRecord}" (C).', ar: 'اختر "{newRecord}" (C).' },
  help_create_2: {
    en: 'Fill in the fields. Dates can be typed in short: 31/3, 31, t for today, +7. Entries are kept as a draft until you save.',
    ar: 'املأ الحقول. يمكن كتابة التاريخ مختصرًا: 31/3 أو 31 أو اليوم أو \u2066+7\u2069. تُحفظ الإدخالات كمسودة إلى أن تحفظ.',
  },
  help_create_3: {
    en: 'Save, or choose "Save and new" to continue with the next record.',
    ar: 'احفظ، أو اختر "حفظ وإضافة جديد" للمتابعة بالسجل التالي.',
  },
  help_duplicate: { en: 'Duplicate a record', ar: 'تكرار سجل' },
  help_duplicate_1: { en: 'Open the record and choose "Duplicate".', ar: 'افتح السجل واختر "تكرار".' },
  help_duplicate_2: { en: 'Enter a code for the new record and save.', ar: 'أعطِ السجل الجديد رمزًا خاصًا به ثم احفظ.' },
  help_edit: { en: 'Edit a record', ar: 'تعديل سجل' },
  help_edit_1: { en: 'Open the record from the list and change its fields.', ar: 'افتحه من القائمة وعدّل حقوله.' },
  help_edit_2: {
    en: 'Undo with Ctrl+Z and redo with Ctrl+Shift+Z, across all fields.',
    ar: 'تراجع بالضغط على Ctrl+Z وأعد بالضغط على Ctrl+Shift+Z، في جميع الحقول.',
  },
  help_edit_3: {
    en: 'Save. If another user changed the same field, choose the value to keep.',
    ar: 'احفظ. إذا غيّر مستخدم آخر الحقل نفسه فاختر القيمة التي تبقى.',
  },
  help_cell: { en: 'Edit in the list', ar: 'التعديل داخل القائمة' },
  help_cell_1: {
    en: 'Double-click a cell, or select it with the arrow keys and press F2.',
    ar: 'انقر الخلية نقرًا مزدوجًا، أو انتقل إليها بمفاتيح الأسهم واضغط F2.',
  },
  help_cell_2: { en: 'Press Enter to save the value or Esc to cancel.', ar: 'اضغط Enter لحفظ القيمة أو Esc للإلغاء.' },
  help_off: { en: 'Deactivate a record', ar: 'تعطيل سجل' },
  help_off_1: {
    en: 'Open it and choose "Deactivate". It can no longer be selected; existing records keep it.',
    ar: 'افتحه واختر "تعطيل". لن يمكن اختياره بعد ذلك، وتحتفظ به السجلات الحالية.',
  },
  help_off_2: { en: 'Choose "Activate" to make it available again.', ar: 'اختر "تنشيط" لإتاحته من جديد.' },
  help_merge: { en: 'Merge duplicates', ar: 'دمج المكررات' },
  help_merge_1: {
    en: 'Select both records in the list, or open one, and choose "Merge". "Find duplicates" under "View" lists similar names.',
    ar: 'حدد السجلين في القائمة أو افتح أحدهما واختر "دمج". يعرض "البحث عن المكررات" ضمن "العرض" الأسماء المتقاربة.',
  },
  help_merge_2: {
    en: 'Choose the record and the values to keep. You can undo the merge for 30 days from the page of the other record.',
    ar: 'اختر السجل والقيم التي تبقى. يمكنك التراجع عن الدمج خلال 30 يومًا من صفحة السجل الآخر.',
  },
  help_views: { en: 'Arrange the list and save it as a view', ar: 'ترتيب القائمة وحفظها كطريقة عرض' },
  help_views_1: {
    en: 'Open "View" (V) to choose columns, their order and the row height.',
    ar: 'افتح "العرض" (V) لاختيار الأعمدة وترتيبها وارتفاع الصفوف.',
  },
  help_views_2: {
    en: 'Save search, filters, sorting and columns as a view. It becomes a tab, private or shared.',
    ar: 'احفظ البحث وعوامل التصفية والفرز والأعمدة كطريقة عرض، فتصبح علامة تبويب خاصة أو مشتركة.',
  },
  help_choose: { en: 'Work with several records', ar: 'العمل على عدة سجلات' },
  help_choose_1: {
    en: 'Select rows (X), a range with Shift, or all matching rows.',
    ar: 'حدد صفوفًا (X)، أو نطاقًا مع Shift، أو كل الصفوف المطابقة.',
  },
  help_choose_2: { en: 'Choose an action in the bar below the list.', ar: 'اختر إجراءً من الشريط أسفل القائمة.' },
  help_history: { en: 'View the history and comment', ar: 'عرض السجل الزمني والتعليق' },
  help_history_1: {
    en: 'Open the record and choose "History" to see all changes.',
    ar: 'افتح السجل واختر "السجل الزمني" لرؤية كل التغييرات.',
  },
  help_history_2: {
    en: 'Add a comment there. Type @ and a name to notify a colleague.',
    ar: 'أضف تعليقًا هناك. اكتب @ مع اسم لإشعار زميل.',
  },
})
