import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Start page of ERP. Each line opens the matching records; only records you may view are included.',
    ar: 'صفحة البداية لإدارة الموارد. يفتح كل سطر السجلات المعنية، ولا يشمل إلا ما يحق لك عرضه.',
  },
  help_steps: { en: 'First steps', ar: 'الخطوات الأولى' },
  help_steps_1: {
    en: 'Follow the steps from top to bottom; each opens its page. A step is done once the page has a record.',
    ar: 'اتبع الخطوات من الأعلى إلى الأسفل؛ كل خطوة تفتح صفحتها. تُنجز الخطوة حين يوجد سجل في الصفحة.',
  },
  help_steps_2: {
    en: 'Select Hide first steps if you do not need them. They disappear when all are done.',
    ar: 'اختر «إخفاء الخطوات الأولى» إن لم تحتج إليها. وتختفي من تلقاء نفسها حين تُنجز كلها.',
  },
})
