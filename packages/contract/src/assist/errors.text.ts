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
  address_not_allowed: {
    en: 'This address is not allowed. Enter a public HTTPS address, or ask the operator to allow private networks.',
    ar: 'هذا العنوان غير مسموح. أدخل عنوان HTTPS عامًا، أو اطلب من المشغّل السماح بالشبكات الخاصة.',
  },
  product_refused: {
    en: 'The product did not accept the description: {reason}',
    ar: 'لم يقبل المنتج الوصف: {reason}',
  },
})
