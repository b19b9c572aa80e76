import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Emails of web templates to customers, each sent at most once. The answer of the mail server is in the row.',
    ar: 'رسائل قوالب المتجر إلى العملاء، تُرسل كل منها مرة واحدة على الأكثر. رد خادم البريد في السطر.',
  },
  help_retry: { en: 'Send an email again', ar: 'إعادة إرسال رسالة' },
  help_retry_1: {
    en: 'Filter by status Failed, No mail server or Unknown. An email of unknown state may have arrived.',
    ar: 'رشّح حسب الحالة «فشلت» أو «لا خادم بريد» أو «غير معروف». قد تكون الرسالة غير المعروفة الحالة قد وصلت.',
  },
  help_retry_2: {
    en: 'Choose Send again in the row.',
    ar: 'اختر «إعادة الإرسال» في السطر.',
  },
})
