import { texts } from '@countinghouse/kernel/text'

/** Drafts: entries that were not saved. */
export const text = texts({
  offered: { en: 'You have unsaved changes from {when}.', ar: 'لديك تغييرات غير محفوظة من {when}.' },
  offeredHere: { en: 'You have unsaved changes in this browser.', ar: 'لديك تغييرات غير محفوظة في هذا المتصفح.' },
  restore: { en: 'Restore', ar: 'استعادة' },
  discard: { en: 'Discard', ar: 'تجاهل' },
  mine: { en: 'My drafts', ar: 'مسوداتي' },
  mineHelp: { en: 'Your unsaved entries. Only you can see them.', ar: 'إدخالاتك غير المحفوظة. لا يراها غيرك.' },
  none: { en: 'You have no drafts. All your changes are saved.', ar: 'ليست لديك مسودات. كل تغييراتك محفوظة.' },
  isNew: { en: 'New', ar: 'جديد' },
  entered: { en: 'Edited {when}', ar: 'عُدّلت في {when}' },
  discardIt: { en: 'Discard the draft of {name}', ar: 'تجاهل مسودة {name}' },
  failed: { en: 'Your drafts could not be loaded. {reason}', ar: 'تعذر تحميل مسوداتك. {reason}' },
  close: { en: 'Close', ar: 'إغلاق' },
})
