import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  open: { en: 'Language model', ar: 'نموذج اللغة' },
  lead: {
    en: 'Optional. Questions and figures of their reports are sent to this service, without e-mail addresses, phone numbers and names of customers. Leave the key blank to keep it.',
    ar: 'اختياري. تُرسل الأسئلة وأرقام تقاريرها إلى هذه الخدمة دون عناوين البريد وأرقام الهواتف وأسماء العملاء. اترك المفتاح فارغًا للإبقاء عليه.',
  },
  none: {
    en: 'Not configured. Questions are answered by fixed rules.',
    ar: 'غير مهيأ. تُجاب الأسئلة بقواعد ثابتة.',
  },
  current: { en: '{model}, key {hint}', ar: '{model}، المفتاح {hint}' },
  noKey: { en: 'not set', ar: 'غير محدد' },
  inactive: { en: 'Switched off. Questions are answered by fixed rules.', ar: 'متوقف. تُجاب الأسئلة بقواعد ثابتة.' },
  used: { en: 'Tokens used this month', ar: 'الرموز المستخدمة هذا الشهر' },
  state: { en: 'Current', ar: 'الحالي' },
  baseUrl: { en: 'Base address', ar: 'العنوان الأساسي' },
  baseUrl_help: {
    en: 'Of an OpenAI-compatible service, such as https://api.openai.com/v1.',
    ar: 'لخدمة متوافقة مع OpenAI، مثل https://api.openai.com/v1.',
  },
  model: { en: 'Model', ar: 'النموذج' },
  key: { en: 'API key', ar: 'مفتاح الواجهة' },
  monthlyTokens: { en: 'Maximum tokens per month', ar: 'الحد الأقصى للرموز شهريًا' },
  isActive: { en: 'Use for questions', ar: 'استخدامه للأسئلة' },
  save: { en: 'Save', ar: 'حفظ' },
  saved: { en: 'Language model saved.', ar: 'حُفظ نموذج اللغة.' },
  privateAddresses: { en: 'Language models in private networks', ar: 'نماذج اللغة في الشبكات الخاصة' },
  privateAddresses_help: {
    en: 'Allows companies to use services at private addresses and without TLS. Off: only public addresses with HTTPS.',
    ar: 'يتيح للشركات استخدام خدمات على عناوين خاصة ودون TLS. عند الإيقاف: عناوين عامة عبر HTTPS فقط.',
  },
})
