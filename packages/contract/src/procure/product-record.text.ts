import { texts } from '@countinghouse/kernel/text'

/** What is said of a product beside its fields: its codes, steps of its life, its clone, and what its category gives it. */
export const text = texts({
  codes: { en: 'Style codes', ar: 'رموز الموديلات' },
  stepConflict: {
    en: 'The product is {status}, so this action is no longer possible. Check its current status.',
    ar: 'المنتج {status}، لذا لم يعد هذا الإجراء ممكنًا. راجع حالته الحالية.',
  },
  onlyDrafts: {
    en: 'Only drafts can be deleted. Discontinue the product, then archive it.',
    ar: 'لا تُحذف إلا المسودات. أوقف المنتج ثم أرشفه.',
  },
  step_activate: { en: 'Activate', ar: 'تفعيل' },
  step_activate_hint: {
    en: '{name} can then be purchased and sold.',
    ar: 'بعدها يمكن شراء {name} وبيعه.',
  },
  step_activate_done: { en: '{name} activated.', ar: 'فُعّل {name}.' },
  step_discontinue: { en: 'Discontinue', ar: 'إيقاف' },
  step_discontinue_hint: {
    en: '{name} can no longer be purchased. Remaining stock can still be sold.',
    ar: 'لا يمكن شراء {name} بعدها، ويستمر بيع المخزون المتبقي.',
  },
  step_discontinue_done: { en: '{name} discontinued.', ar: 'أُوقف {name}.' },
  step_block: { en: 'Block', ar: 'حظر' },
  step_block_hint: { en: '{name} can no longer be purchased or sold.', ar: 'بعدها لا يُشترى {name} ولا يُباع.' },
  step_block_done: { en: '{name} blocked.', ar: 'حُظر {name}.' },
  step_unblock: { en: 'Unblock', ar: 'رفع الحظر' },
  step_unblock_hint: {
    en: '{name} can be purchased and sold again.',
    ar: 'بعدها يمكن شراء {name} وبيعه من جديد.',
  },
  step_unblock_done: { en: '{name} unblocked.', ar: 'رُفع الحظر عن {name}.' },
  step_archive: { en: 'Archive', ar: 'أرشفة' },
  step_archive_hint: {
    en: '{name} is then shown only in history. This cannot be undone.',
    ar: 'بعدها لا يظهر {name} إلا في سجله. لا يمكن التراجع عن ذلك.',
  },
  step_archive_done: { en: '{name} archived.', ar: 'أُرشف {name}.' },
  clone: { en: 'Clone', ar: 'نسخ' },
  cloneTitle: { en: 'Clone {name}', ar: 'نسخ {name}' },
  cloneHint: {
    en: 'Creates a draft with the same details. New SKUs are generated; barcodes are not copied.',
    ar: 'ينشئ مسودة بالبيانات نفسها. تُنشأ رموز الأصناف من جديد ولا تُنسخ الباركودات.',
  },
  clone_variants: { en: 'Include variants', ar: 'تضمين الأصناف' },
  clone_images: { en: 'Include images', ar: 'تضمين الصور' },
  fromCategory: { en: 'From category {name}: {value}', ar: 'من التصنيف {name}: {value}' },
  asCategory: { en: 'Same as category {name}', ar: 'كما في التصنيف {name}' },
  takeIt: { en: 'Use this value', ar: 'استخدام هذه القيمة' },
  cloned: { en: '{name} created as a draft.', ar: 'أُنشئ {name} كمسودة.' },
  cancel: { en: 'Cancel', ar: 'إلغاء' },
})
