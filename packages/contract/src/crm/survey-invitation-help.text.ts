import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Each row is an invitation. Open it to read its answers, or to show the link and QR code of one without an answer.',
    ar: 'كل صف دعوة. افتحها لقراءة إجاباتها أو لعرض الرابط ورمز QR إن لم يُجب عنها.',
  },
  help_find: { en: 'Find unhappy customers', ar: 'البحث عن العملاء غير الراضين' },
  help_find_1: {
    en: 'Add the filter NPS, up to 6, and create a case for the customer.',
    ar: 'أضف عامل التصفية NPS حتى 6، وأنشئ حالة للعميل.',
  },
})
