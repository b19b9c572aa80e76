import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'The first page of ERP. Each line leads to the page that shows what was counted; what you may not see is not counted for you.',
    ar: 'الصفحة الأولى لإدارة الموارد. يقود كل سطر إلى الصفحة التي تعرض ما عُدّ؛ وما لا يحق لك رؤيته لا يُعدّ لك.',
  },
})
