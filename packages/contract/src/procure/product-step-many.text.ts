import { texts } from '@countinghouse/kernel/text'

/** One step of their life for many products. */
export const text = texts({
  action: { en: 'Activate or discontinue', ar: 'تفعيل أو إيقاف' },
  title: {
    en: '{count, plural, one {Change status of # product} other {Change status of # products}}',
    ar: '{count, plural, zero {تغيير حالة المنتجات} one {تغيير حالة منتج واحد} two {تغيير حالة منتجين} few {تغيير حالة # منتجات} many {تغيير حالة # منتجًا} other {تغيير حالة # منتج}}',
  },
  step: { en: 'Action', ar: 'الإجراء' },
  step_activate: { en: 'Activate drafts', ar: 'تفعيل المسودات' },
  step_activate_help: {
    en: 'Complete drafts become active. Incomplete drafts are listed with their missing details.',
    ar: 'تصبح المسودات المكتملة نشطة، وتُعرض المسودات غير المكتملة مع ما ينقصها.',
  },
  step_discontinue: { en: 'Discontinue active products', ar: 'إيقاف المنتجات النشطة' },
  step_discontinue_help: {
    en: 'They can no longer be purchased. Remaining stock can still be sold.',
    ar: 'لا يمكن شراؤها بعدها، ويستمر بيع المخزون المتبقي.',
  },
  go: { en: 'Change status', ar: 'تغيير الحالة' },
  close: { en: 'Close', ar: 'إغلاق' },
  done_activate: {
    en: '{count, plural, =0 {No products activated.} one {# product activated.} other {# products activated.}}',
    ar: '{count, plural, =0 {لم يُفعَّل أي منتج.} zero {لم يُفعَّل أي منتج.} one {فُعّل منتج واحد.} two {فُعّل منتجان.} few {فُعّلت # منتجات.} many {فُعّل # منتجًا.} other {فُعّل # منتج.}}',
  },
  done_discontinue: {
    en: '{count, plural, =0 {No products discontinued.} one {# product discontinued.} other {# products discontinued.}}',
    ar: '{count, plural, =0 {لم يُوقف أي منتج.} zero {لم يُوقف أي منتج.} one {أُوقف منتج واحد.} two {أُوقف منتجان.} few {أُوقفت # منتجات.} many {أُوقف # منتجًا.} other {أُوقف # منتج.}}',
  },
  left: {
    en: '{count, plural, =0 {} one {# product with another status was not changed.} other {# products with another status were not changed.}}',
    ar: '{count, plural, =0 {} zero {} one {بقي منتج واحد لأن حالته أخرى.} two {بقي منتجان لأن حالتهما أخرى.} few {بقيت # منتجات لأن حالتها أخرى.} many {بقي # منتجًا لأن حالتها أخرى.} other {بقي # منتج لأن حالتها أخرى.}}',
  },
  unready: {
    en: '{count, plural, one {# draft is incomplete:} other {# drafts are incomplete:}}',
    ar: '{count, plural, zero {لا مسودات غير مكتملة:} one {مسودة واحدة غير مكتملة:} two {مسودتان غير مكتملتين:} few {# مسودات غير مكتملة:} many {# مسودة غير مكتملة:} other {# مسودة غير مكتملة:}}',
  },
  more: {
    en: '{count, plural, one {and # more} other {and # more}}',
    ar: '{count, plural, zero {ولا غيرها} one {وواحدة أخرى} two {واثنتان أخريان} few {و# أخرى} many {و# أخرى} other {و# أخرى}}',
  },
})
