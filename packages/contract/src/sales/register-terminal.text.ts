import { texts } from '@countinghouse/kernel/text'

/** Card terminal of a till. */
export const text = texts({
  waiting: { en: 'Waiting for card at the terminal', ar: 'بانتظار البطاقة على الجهاز' },
  unknown: { en: 'No answer from the terminal', ar: 'لا جواب من الجهاز' },
  unknownLead: {
    en: 'The card may have been charged. Do not charge it again: ask the terminal.',
    ar: 'ربما حُصّلت البطاقة. لا تحصّل منها مرة أخرى: اسأل الجهاز.',
  },
  approved: { en: 'Approved, {card}', ar: 'مقبولة، {card}' },
  ask: { en: 'Ask the terminal', ar: 'سؤال الجهاز' },
  declined: {
    en: 'The card was declined ({reason}). Nothing was charged. Try another card or payment type.',
    ar: 'رُفضت البطاقة ({reason}). لم يُحصّل شيء. جرّب بطاقة أخرى أو نوع دفع آخر.',
  },
  cancelled: {
    en: 'The terminal payment was cancelled. Nothing was charged.',
    ar: 'أُلغيت الدفعة على الجهاز. لم يُحصّل شيء.',
  },
  reversing: {
    en: 'The payment is going back to the card. It is on the list of terminal payments until the provider confirms it.',
    ar: 'تُرد الدفعة إلى البطاقة. تبقى في قائمة مدفوعات أجهزة البطاقات حتى يؤكدها مزود الخدمة.',
  },
  reversed: { en: 'The payment was given back to the card.', ar: 'رُدّت الدفعة إلى البطاقة.' },
  pending: { en: 'Wait for the terminal, or remove its payment.', ar: 'انتظر الجهاز أو احذف دفعته.' },
  giveBack: { en: 'Give {amount} back to the card?', ar: 'رد {amount} إلى البطاقة؟' },
  giveBackYes: { en: 'Give back', ar: 'رد' },
  notConfigured: {
    en: 'No card terminal is set up for this till. Take the card by hand with another payment type, or ask an administrator to enter the card provider and the terminal of the till.',
    ar: 'لم يُعدّ جهاز بطاقات لهذا الصندوق. اقبل البطاقة يدويًا بنوع دفع آخر، أو اطلب من المسؤول إدخال مزود البطاقات وجهاز الصندوق.',
  },
  offline: {
    en: '“{name}” requires the server. Take cash or a card by hand.',
    ar: '«{name}» يحتاج إلى الخادم. استخدم النقد أو البطاقة يدويًا.',
  },
  leaveOpen: {
    en: 'The server cannot be reached. Remove the payment here? If the card was charged, it is given back from the list of terminal payments.',
    ar: 'تعذّر الوصول إلى الخادم. حذف الدفعة هنا؟ إن كانت البطاقة قد حُصّلت فتُرد من قائمة مدفوعات أجهزة البطاقات.',
  },
  leaveOpenYes: { en: 'Remove', ar: 'حذف' },
  locked: {
    en: 'Complete the sale or remove the terminal payment to change the cart.',
    ar: 'أكمل البيع أو احذف دفعة الجهاز لتغيير السلة.',
  },
})
