import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  too_many_chats: {
    en: 'You have {most} chats. Delete one first.',
    ar: 'لديك {most} محادثة. احذف واحدة أولًا.',
  },
  chat_full: {
    en: 'This chat has {most} questions. Start a new chat.',
    ar: 'في هذه المحادثة {most} سؤال. ابدأ محادثة جديدة.',
  },
})
