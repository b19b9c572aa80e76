import { texts } from '@countinghouse/kernel/text'

/** What can be done with the records of every master: `help_<task>` and its steps `help_<task>_<number>`. */
export const text = texts({
  help_find: { en: 'Find records', ar: 'البحث عن السجلات' },
  help_find_1: {
    en: 'Type words, a code or a part of a name into the search box over the list (/).',
    ar: 'اكتب كلمات أو رمزًا أو جزءًا من اسم في مربع البحث فوق القائمة (/).',
  },
  help_find_2: {
    en: 'Add a filter for any field and choose a condition, such as a range or "is empty".',
    ar: 'أضف عامل تصفية لأي حقل واختر شرطًا، مثل نطاق أو "فارغ".',
  },
  help_find_3: {
    en: 'Click a column heading to sort; hold Shift for a second column.',
    ar: 'انقر عنوان عمود للفرز؛ واضغط Shift لعمود ثانٍ.',
  },
  help_find_4: {
    en: 'Or scan a code on any page: the record that has it opens.',
    ar: 'أو امسح رمزًا في أي صفحة: يُفتح السجل الذي يحمله.',
  },
  help_create: { en: 'Create a record', ar: 'إنشاء سجل' },
  help_create_1: { en: 'Choose "{newRecord}" (C).', ar: 'اختر "{newRecord}" (C).' },
  help_create_2: {
    en: 'Fill in the fields. What you type is kept as a draft until you save.',
    ar: 'املأ الحقول. يُحفظ ما تكتبه كمسودة إلى أن تحفظ.',
  },
  help_create_3: {
    en: 'Save, or choose "Save and new" to go on with the next one.',
    ar: 'احفظ، أو اختر "حفظ وإضافة جديد" للمتابعة بالسجل التالي.',
  },
  help_duplicate: { en: 'Create one like another', ar: 'إنشاء سجل مشابه لآخر' },
  help_duplicate_1: { en: 'Open the record and choose "Duplicate".', ar: 'افتح السجل واختر "تكرار".' },
  help_duplicate_2: {
    en: 'Give the new record its own code and save.',
    ar: 'أعطِ السجل الجديد رمزًا خاصًا به ثم احفظ.',
  },
  help_edit: { en: 'Change a record', ar: 'تعديل سجل' },
  help_edit_1: { en: 'Open it from the list and change its fields.', ar: 'افتحه من القائمة وعدّل حقوله.' },
  help_edit_2: {
    en: 'Take a step back with Ctrl+Z and forward again with Ctrl+Shift+Z, over all fields.',
    ar: 'ارجع خطوة بالضغط على Ctrl+Z وتقدم من جديد بالضغط على Ctrl+Shift+Z، في جميع الحقول.',
  },
  help_edit_3: {
    en: 'Save. If somebody else changed the same field meanwhile, you are asked which value stays.',
    ar: 'احفظ. إذا غيّر شخص آخر الحقل نفسه في هذه الأثناء فستُسأل أي القيمتين تبقى.',
  },
  help_cell: { en: 'Edit in the list', ar: 'التعديل داخل القائمة' },
  help_cell_1: {
    en: 'Double-click a cell, or go to it with the arrow keys and press F2.',
    ar: 'انقر الخلية نقرًا مزدوجًا، أو انتقل إليها بمفاتيح الأسهم واضغط F2.',
  },
  help_cell_2: {
    en: 'Enter keeps the value, Esc leaves it as it was.',
    ar: 'يحفظ Enter القيمة، ويتركها Esc كما كانت.',
  },
  help_off: { en: 'Take a record out of use', ar: 'إيقاف استخدام سجل' },
  help_off_1: {
    en: 'Open it and choose "Deactivate": it is no longer offered, and what uses it stays as it is.',
    ar: 'افتحه واختر "تعطيل": لن يُعرض للاختيار بعد ذلك، ويبقى كل ما يستخدمه كما هو.',
  },
  help_off_2: { en: '"Activate" brings it back.', ar: 'يعيده "تنشيط".' },
  help_merge: { en: 'Make two records one', ar: 'جعل سجلين سجلًا واحدًا' },
  help_merge_1: {
    en: 'Tick both in the list, or open one, and choose "Merge"; "Find duplicates" under "View" shows names that are alike.',
    ar: 'حدد السجلين في القائمة أو افتح أحدهما واختر "دمج"؛ ويعرض "البحث عن المكررات" ضمن "العرض" الأسماء المتقاربة.',
  },
  help_merge_2: {
    en: 'Say which one stays and which values it gets. It can be undone for 30 days where the other one was.',
    ar: 'حدد السجل الباقي والقيم التي يأخذها. يمكن التراجع خلال 30 يومًا من صفحة السجل الآخر.',
  },
  help_views: { en: 'Arrange the list and keep it as a view', ar: 'ترتيب القائمة وحفظها كطريقة عرض' },
  help_views_1: {
    en: 'Open "View" (V) to choose columns, their order, and how dense the rows are.',
    ar: 'افتح "العرض" (V) لاختيار الأعمدة وترتيبها وكثافة الصفوف.',
  },
  help_views_2: {
    en: 'Save search, filters, sorting and columns as a view; it becomes a tab, for you or shared with others.',
    ar: 'احفظ البحث وعوامل التصفية والفرز والأعمدة كطريقة عرض؛ فتصبح علامة تبويب لك أو مشتركة مع غيرك.',
  },
  help_choose: { en: 'Work with several records', ar: 'العمل على عدة سجلات' },
  help_choose_1: {
    en: 'Tick rows (X), a range with Shift, or all that match.',
    ar: 'حدد صفوفًا (X)، أو نطاقًا مع Shift، أو كل السجلات المطابقة.',
  },
  help_choose_2: {
    en: 'The bar under the list offers what can be done with them.',
    ar: 'يعرض الشريط أسفل القائمة ما يمكن فعله بها.',
  },
  help_history: { en: 'See what happened, and talk about it', ar: 'معرفة ما حدث والتحدث عنه' },
  help_history_1: {
    en: 'Open the record and choose "History": who changed what and when.',
    ar: 'افتح السجل واختر "السجل الزمني": من غيّر ماذا ومتى.',
  },
  help_history_2: {
    en: 'Write a comment there; @ and a name tells a colleague.',
    ar: 'اكتب تعليقًا هناك؛ ويُبلغ @ مع اسم زميلَك.',
  },
})
