import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Start page of ERP. Each line opens the matching records; only records you may view are included.',
    ar: 'صفحة البداية لإدارة الموارد. يفتح كل سطر السجلات المعنية، ولا يشمل إلا ما يحق لك عرضه.',
  },
})
