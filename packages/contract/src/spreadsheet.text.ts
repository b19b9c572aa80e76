import { texts } from '@countinghouse/kernel/text'

/** Errors of uploaded spreadsheet files. */
export const text = texts({
  too_big: {
    en: 'The file is larger than {maximum} MiB. Split it into several files.',
    ar: 'الملف أكبر من {maximum} ميبيبايت. قسّمه إلى عدة ملفات.',
  },
  empty: {
    en: 'The file has no rows. Choose a file with a header row and at least one data row.',
    ar: 'لا يحتوي الملف على صفوف. اختر ملفًا فيه صف عناوين وصف بيانات واحد على الأقل.',
  },
  too_many_rows: {
    en: 'The sheet has more than {maximum, number} rows. Split it into several files.',
    ar: 'في الورقة أكثر من {maximum, number} صف. قسّمها إلى عدة ملفات.',
  },
  too_many_columns: {
    en: 'Row {row, number} has more than {maximum, number} columns. Remove the columns that are not needed.',
    ar: 'في الصف {row, number} أكثر من {maximum, number} عمود. احذف الأعمدة غير اللازمة.',
  },
  line_too_long: {
    en: 'A line of the file is longer than {maximum} MiB. Check for a missing quotation mark near line {line, number}.',
    ar: 'أحد أسطر الملف أطول من {maximum} ميبيبايت. ابحث عن علامة اقتباس ناقصة قرب السطر {line, number}.',
  },
  unclosed_quote: {
    en: 'A quotation mark is not closed. Check the file near line {line, number}.',
    ar: 'فُتحت علامة اقتباس ولم تُغلق. راجع الملف قرب السطر {line, number}.',
  },
  not_a_table: {
    en: 'This file is not a text table. Save the table as XLSX or CSV and choose that file.',
    ar: 'هذا الملف ليس جدولًا نصيًا. احفظ الجدول بصيغة XLSX أو CSV ثم اختر ذلك الملف.',
  },
  wrong_content: {
    en: 'The file name says {named}, but the content is different. Open the file in its original program and save it as XLSX or CSV.',
    ar: 'يدل اسم الملف على {named}، لكن محتواه شيء آخر. افتحه في البرنامج الذي أنشأه واحفظه بصيغة XLSX أو CSV.',
  },
  unknown_format: {
    en: 'This file type cannot be read. Save the table as XLSX or CSV.',
    ar: 'لا يمكن قراءة هذا النوع من الملفات. احفظ الجدول بصيغة XLSX أو CSV.',
  },
  old_excel: {
    en: 'This workbook is in the old Excel format (XLS). Open it in Excel and save it as XLSX.',
    ar: 'هذا مصنف بصيغة Excel القديمة (XLS). افتحه في Excel واحفظه بصيغة XLSX.',
  },
  encrypted: {
    en: 'The file is password-protected. Save it without a password and choose it again.',
    ar: 'الملف محمي بكلمة مرور. احفظه من دونها ثم اختره مرة أخرى.',
  },
  macros: {
    en: 'The workbook contains macros. Save it as XLSX without macros.',
    ar: 'يحتوي المصنف على وحدات ماكرو. احفظه بصيغة XLSX من دونها.',
  },
  damaged: {
    en: 'The workbook is damaged and cannot be read. Repair it in Excel and save it again.',
    ar: 'المصنف تالف ولا يمكن قراءته. أصلحه في Excel ثم احفظه من جديد.',
  },
  unpacks_too_big: {
    en: 'The workbook expands to far more data than expected. Copy the rows into a new workbook and save it.',
    ar: 'يتضخم المصنف عند فك ضغطه إلى بيانات أكثر بكثير من المعتاد. انسخ الصفوف إلى مصنف جديد واحفظه.',
  },
  unsafe_markup: {
    en: 'The workbook contains unsafe content and was not opened. Copy the rows into a new workbook.',
    ar: 'يحتوي المصنف على محتوى غير آمن، لذلك لم يُفتح. انسخ الصفوف إلى مصنف جديد.',
  },
  too_slow: {
    en: 'The workbook takes too long to read. Copy the rows without formatting into a new workbook.',
    ar: 'تستغرق قراءة المصنف وقتًا طويلًا. انسخ الصفوف من دون تنسيقاتها إلى مصنف جديد.',
  },
  no_such_sheet: {
    en: 'The workbook has no sheet named {sheet}. Choose one of its sheets.',
    ar: 'ليس في المصنف ورقة باسم {sheet}. اختر إحدى أوراقه.',
  },
})
