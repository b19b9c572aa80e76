import { texts } from '@countinghouse/kernel/text'

/** Texts of what was typed and not saved. */
export const text = texts({
  offered: {
    en: 'You typed something here on {when} and did not save it.',
    ar: 'كتبت شيئًا هنا في {when} ولم تحفظه.',
  },
  offeredHere: {
    en: 'You typed something here in this browser and did not save it.',
    ar: 'كتبت شيئًا هنا في هذا المتصفح ولم تحفظه.',
  },
  restore: { en: 'Restore', ar: 'استعادة' },
  discard: { en: 'Discard', ar: 'تجاهل' },
  mine: { en: 'My drafts', ar: 'مسوداتي' },
  mineHelp: {
    en: 'What you typed and did not save. Only you see it, and nothing is changed by it.',
    ar: 'ما كتبته ولم تحفظه. لا يراه غيرك ولا يغيّر شيئًا.',
  },
  none: { en: 'You have no drafts. Whatever you typed is saved.', ar: 'ليست لديك مسودات. كل ما كتبته محفوظ.' },
  isNew: { en: 'New', ar: 'جديد' },
  typed: { en: 'Typed {when}', ar: 'كُتبت في {when}' },
  discardIt: { en: 'Discard the draft of {name}', ar: 'تجاهل مسودة {name}' },
  failed: { en: 'Your drafts could not be loaded. {reason}', ar: 'تعذر تحميل مسوداتك. {reason}' },
  close: { en: 'Close', ar: 'إغلاق' },
})
