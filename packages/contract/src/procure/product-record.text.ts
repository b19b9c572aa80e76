import { texts } from '@countinghouse/kernel/text'

/** What is said of a product beside its fields: its codes, steps of its life, its clone, and what its category gives it. */
export const text = texts({
  codes: { en: 'Style codes', ar: 'رموز الموديلات' },
  stepConflict: {
    en: 'The product is {status} and cannot be treated so. Look at it as it is now.',
    ar: 'المنتج {status} ولا يمكن معاملته هكذا. راجع حالته الآن.',
  },
  onlyDrafts: {
    en: 'Only drafts can be deleted. Discontinue the product and archive it.',
    ar: 'لا تُحذف إلا المسودات. أوقف المنتج ثم أرشفه.',
  },
  step_activate: { en: 'Activate', ar: 'تفعيل' },
  step_activate_hint: {
    en: '{name} can then be bought and sold.',
    ar: 'بعدها يمكن شراء {name} وبيعه.',
  },
  step_activate_done: { en: '{name} is active.', ar: 'أصبح {name} نشطًا.' },
  step_discontinue: { en: 'Discontinue', ar: 'إيقاف' },
  step_discontinue_hint: {
    en: '{name} is then bought no more. What is left is still sold.',
    ar: 'بعدها لا يُشترى {name}، ويستمر بيع المتبقي.',
  },
  step_discontinue_done: { en: '{name} is discontinued.', ar: 'أُوقف {name}.' },
  step_block: { en: 'Block', ar: 'حظر' },
  step_block_hint: { en: '{name} is then neither bought nor sold.', ar: 'بعدها لا يُشترى {name} ولا يُباع.' },
  step_block_done: { en: '{name} is blocked.', ar: 'حُظر {name}.' },
  step_unblock: { en: 'Unblock', ar: 'رفع الحظر' },
  step_unblock_hint: {
    en: '{name} can then be bought and sold again.',
    ar: 'بعدها يمكن شراء {name} وبيعه من جديد.',
  },
  step_unblock_done: { en: '{name} is active again.', ar: 'عاد {name} نشطًا.' },
  step_archive: { en: 'Archive', ar: 'أرشفة' },
  step_archive_hint: {
    en: '{name} is then shown in its history alone. This cannot be taken back.',
    ar: 'بعدها لا يظهر {name} إلا في سجله. لا يمكن التراجع عن ذلك.',
  },
  step_archive_done: { en: '{name} is archived.', ar: 'أُرشف {name}.' },
  clone: { en: 'Clone', ar: 'نسخ' },
  cloneTitle: { en: 'Clone {name}', ar: 'نسخ {name}' },
  cloneHint: {
    en: 'Makes a draft with the same facts. SKUs are made anew, barcodes are not copied.',
    ar: 'ينشئ مسودة بالبيانات نفسها. تُنشأ رموز الأصناف من جديد ولا تُنسخ الباركودات.',
  },
  clone_variants: { en: 'With its variants', ar: 'مع أصنافه' },
  clone_images: { en: 'With its images', ar: 'مع صوره' },
  fromCategory: { en: 'From category {name}: {value}', ar: 'من الفئة {name}: {value}' },
  asCategory: { en: 'As category {name}', ar: 'كما في الفئة {name}' },
  takeIt: { en: 'Use it', ar: 'استخدامه' },
  cloned: { en: '{name} is a draft now.', ar: 'أصبح {name} مسودة.' },
  cancel: { en: 'Cancel', ar: 'إلغاء' },
})
