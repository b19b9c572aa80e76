import { texts } from '@countinghouse/kernel/text'

/** One step of their life for many products. */
export const text = texts({
  act: { en: 'Activate or discontinue', ar: 'تفعيل أو إيقاف' },
  title: {
    en: '{count, plural, one {Step of # product} other {Step of # products}}',
    ar: '{count, plural, zero {خطوة للمنتجات} one {خطوة لمنتج واحد} two {خطوة لمنتجين} few {خطوة لـ# منتجات} many {خطوة لـ# منتجًا} other {خطوة لـ# منتج}}',
  },
  step: { en: 'Step', ar: 'الخطوة' },
  step_activate: { en: 'Activate drafts', ar: 'تفعيل المسودات' },
  step_activate_help: {
    en: 'Drafts that have all they need become active. The others stay drafts, and you are told what they lack.',
    ar: 'تصبح المسودات المكتملة فعالة. تبقى البقية مسودات ويُذكر ما ينقصها.',
  },
  step_discontinue: { en: 'Discontinue active products', ar: 'إيقاف المنتجات الفعالة' },
  step_discontinue_help: {
    en: 'They are bought no more and sold while stock lasts.',
    ar: 'لا تُشترى بعدها وتُباع حتى نفاد المخزون.',
  },
  go: { en: 'Take the step', ar: 'تنفيذ الخطوة' },
  close: { en: 'Close', ar: 'إغلاق' },
  done_activate: {
    en: '{count, plural, =0 {No product became active.} one {# product is active now.} other {# products are active now.}}',
    ar: '{count, plural, =0 {لم يصبح أي منتج فعالًا.} zero {لم يصبح أي منتج فعالًا.} one {أصبح منتج واحد فعالًا.} two {أصبح منتجان فعالين.} few {أصبحت # منتجات فعالة.} many {أصبح # منتجًا فعالًا.} other {أصبح # منتج فعالًا.}}',
  },
  done_discontinue: {
    en: '{count, plural, =0 {No product was discontinued.} one {# product is discontinued.} other {# products are discontinued.}}',
    ar: '{count, plural, =0 {لم يُوقف أي منتج.} zero {لم يُوقف أي منتج.} one {أُوقف منتج واحد.} two {أُوقف منتجان.} few {أُوقفت # منتجات.} many {أُوقف # منتجًا.} other {أُوقف # منتج.}}',
  },
  left: {
    en: '{count, plural, =0 {} one {# has another status and stayed.} other {# have another status and stayed.}}',
    ar: '{count, plural, =0 {} zero {} one {بقي منتج واحد لأن حالته أخرى.} two {بقي منتجان لأن حالتهما أخرى.} few {بقيت # منتجات لأن حالتها أخرى.} many {بقي # منتجًا لأن حالتها أخرى.} other {بقي # منتج لأن حالتها أخرى.}}',
  },
  unready: {
    en: '{count, plural, one {# draft is not ready:} other {# drafts are not ready:}}',
    ar: '{count, plural, zero {لا مسودات غير جاهزة:} one {مسودة واحدة غير جاهزة:} two {مسودتان غير جاهزتين:} few {# مسودات غير جاهزة:} many {# مسودة غير جاهزة:} other {# مسودة غير جاهزة:}}',
  },
  more: {
    en: '{count, plural, one {and # more} other {and # more}}',
    ar: '{count, plural, zero {ولا غيرها} one {وواحدة أخرى} two {واثنتان أخريان} few {و# أخرى} many {و# أخرى} other {و# أخرى}}',
  },
})
