import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Print layouts', ar: 'تخطيطات الطباعة' },
  one: { en: 'print layout', ar: 'تخطيط طباعة' },
  many: {
    en: '{count, plural, one {# print layout} other {# print layouts}}',
    ar: '{count, plural, zero {لا تخطيطات طباعة} one {تخطيط طباعة واحد} two {تخطيطا طباعة} few {# تخطيطات طباعة} many {# تخطيط طباعة} other {# تخطيط طباعة}}',
  },
  purpose: {
    en: 'Logo, heading, footer and fields of printed documents, for the company and by store.',
    ar: 'الشعار والترويسة والتذييل والحقول في المستندات المطبوعة، للشركة ولكل متجر.',
  },
  help_begin: { en: 'Print with your logo and bank details', ar: 'الطباعة بشعارك وبياناتك المصرفية' },
  help_begin_1: {
    en: 'Upload the logo on the Company page.',
    ar: 'ارفع الشعار في صفحة «الشركة».',
  },
  help_begin_2: {
    en: 'Choose New print layout. Leave the store blank for all documents, and enter the footer, such as bank details and registration number.',
    ar: 'اختر «إضافة تخطيط طباعة». اترك المتجر فارغًا لكل المستندات، وأدخل التذييل، مثل البيانات المصرفية ورقم السجل.',
  },
  help_begin_3: {
    en: 'Save, then choose Preview. Add another layout for a store that prints differently.',
    ar: 'احفظ ثم اختر «معاينة». أضف تخطيطًا آخر لمتجر تختلف طباعته.',
  },
  help_fields: { en: 'Choose what a document prints', ar: 'اختيار ما يطبعه المستند' },
  help_fields_1: {
    en: 'Open the layout and its tab Fields, and choose the document.',
    ar: 'افتح التخطيط وتبويب «الحقول» ثم اختر المستند.',
  },
  help_fields_2: {
    en: 'Tick fields and columns, move them with the arrows, and choose Save.',
    ar: 'حدد الحقول والأعمدة وحرّكها بالأسهم ثم اختر «حفظ».',
  },
  code: { en: 'Code', ar: 'الرمز' },
  name: { en: 'Name', ar: 'الاسم' },
  storeId: { en: 'Store', ar: 'المتجر' },
  storeId_help: {
    en: 'Leave blank for all stores without a layout of their own.',
    ar: 'اتركه فارغًا لكل المتاجر التي لا تخطيط خاصًا لها.',
  },
  showsLogo: { en: 'Logo of the company', ar: 'شعار الشركة' },
  heading: { en: 'Heading', ar: 'الترويسة' },
  heading_help: {
    en: 'Below the company name, up to 12 lines. Leave blank for name and address of the store.',
    ar: 'تحت اسم الشركة، حتى 12 سطرًا. اتركها فارغة لطباعة اسم المتجر وعنوانه.',
  },
  footer: { en: 'Footer', ar: 'التذييل' },
  footer_help: { en: 'At the foot of each page, up to 12 lines.', ar: 'في أسفل كل صفحة، حتى 12 سطرًا.' },
  store_taken: {
    en: 'This store already has a print layout. Edit that one.',
    ar: 'لهذا المتجر تخطيط طباعة. عدّل ذلك التخطيط.',
  },
  company_taken: {
    en: 'There is already a print layout for all stores. Edit that one, or choose a store.',
    ar: 'يوجد تخطيط طباعة لكل المتاجر. عدّل ذلك التخطيط أو اختر متجرًا.',
  },
  preview: { en: 'Preview', ar: 'معاينة' },
  preview_about: {
    en: 'A sample document with this layout, as it was last saved.',
    ar: 'مستند نموذجي بهذا التخطيط كما حُفظ آخر مرة.',
  },
  preview_open: { en: 'Open preview (PDF)', ar: 'فتح المعاينة (PDF)' },
})
