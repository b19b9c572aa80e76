import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'A netting sets off what two connected companies owe each other. One company proposes it, the other accepts it; then the invoices are settled in both, against each other, without a payment.',
    ar: 'تقاصّ المقاصة ما تدين به شركتان مرتبطتان إحداهما للأخرى. تقترحها شركة وتقبلها الأخرى، ثم تُسدد الفواتير لدى الشركتين بعضها ببعض دون دفعة.',
  },
  help_propose: { en: 'Propose a netting', ar: 'اقتراح مقاصة' },
  help_propose_1: {
    en: 'Open the company link, tab Netting, and select invoices of both directions in one currency.',
    ar: 'افتح رابط الشركة، تبويب المقاصة، وحدد فواتير من الاتجاهين بعملة واحدة.',
  },
  help_propose_2: {
    en: 'Choose Create netting. The smaller sum is settled in full, the other direction from the earliest due date.',
    ar: 'اختر «إنشاء مقاصة». يُسدد المجموع الأصغر كاملًا، ومن الاتجاه الآخر بدءًا بأقرب استحقاق.',
  },
  help_propose_3: {
    en: 'Choose Propose. The amounts are reserved until the partner decides or you withdraw the netting.',
    ar: 'اختر «اقتراح». تُحجز المبالغ حتى يقرر الشريك أو تسحب المقاصة.',
  },
  help_accept: { en: 'Decide on a netting', ar: 'البت في مقاصة' },
  help_accept_1: {
    en: 'Open the netting with the status To decide and compare its invoices.',
    ar: 'افتح المقاصة ذات الحالة «بانتظار القرار» وقارن فواتيرها.',
  },
  help_accept_2: {
    en: 'Choose Accept, or Reject with a reason. An invoice that was paid meanwhile is named, and the netting is rejected then.',
    ar: 'اختر «قبول»، أو «رفض» مع سبب. تُسمى الفاتورة التي سُددت في الأثناء، وتُرفض المقاصة حينها.',
  },
  help_reverse: { en: 'Reverse a netting', ar: 'عكس مقاصة' },
  help_reverse_1: {
    en: 'Open the posted netting in either company and choose Reverse. It is reversed in the other company as well.',
    ar: 'افتح المقاصة المرحّلة لدى أي من الشركتين واختر «عكس». تُعكس لدى الشركة الأخرى أيضًا.',
  },
})
