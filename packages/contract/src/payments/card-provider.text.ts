import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  open: { en: 'Card provider', ar: 'مزوّد البطاقات' },
  lead: {
    en: 'Keys are stored encrypted and never shown again. Leave a key blank to keep it.',
    ar: 'تُحفظ المفاتيح مشفّرة ولا تُعرض مرة أخرى. اترك المفتاح فارغًا للإبقاء عليه.',
  },
  none: { en: 'Card payments are not set up.', ar: 'الدفع بالبطاقة غير مهيأ.' },
  current: { en: '{provider}, key ending in {hint}', ar: '{provider}، مفتاح ينتهي بـ {hint}' },
  simulator: { en: 'Simulator: no money moves.', ar: 'محاكاة: لا تتحرك أي أموال.' },
  test: { en: 'Test keys: no money moves.', ar: 'مفاتيح اختبار: لا تتحرك أي أموال.' },
  webhook: { en: 'Address for messages of the provider', ar: 'عنوان رسائل المزوّد' },
  secretKey: { en: 'Secret key', ar: 'المفتاح السري' },
  secretKey_help: { en: 'Starts with sk_ or rk_.', ar: 'يبدأ بـ sk_ أو rk_.' },
  signingSecret: { en: 'Signing secret of messages', ar: 'سر توقيع الرسائل' },
  signingSecret_help: { en: 'Starts with whsec_.', ar: 'يبدأ بـ whsec_.' },
  captureMode: { en: 'Capture', ar: 'التحصيل' },
  captureMode_at_once: { en: 'Immediately', ar: 'فورًا' },
  captureMode_by_hand: { en: 'Manually after authorisation', ar: 'يدويًا بعد التفويض' },
  isActive: { en: 'Accept card payments', ar: 'قبول مدفوعات البطاقة' },
  save: { en: 'Save', ar: 'حفظ' },
  saved: { en: 'Card provider saved.', ar: 'حُفظ مزوّد البطاقات.' },
})
