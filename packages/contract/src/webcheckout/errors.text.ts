import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  reference_used: {
    en: 'This reference was used for something else. Use a new reference.',
    ar: 'استُخدم هذا المرجع لشيء آخر. استخدم مرجعًا جديدًا.',
  },
  unknown_product: {
    en: 'Some products are not sold here. Remove the marked lines.',
    ar: 'بعض المنتجات لا تُباع هنا. أزل السطور المحددة.',
  },
  price_changed: {
    en: 'Prices have changed. Show the new prices to the customer and send the order again.',
    ar: 'تغيرت الأسعار. اعرض الأسعار الجديدة على العميل وأرسل الطلب مجددًا.',
  },
  currency_differs: {
    en: 'The store sells in another currency. Send prices in its currency.',
    ar: 'يبيع المتجر بعملة أخرى. أرسل الأسعار بعملته.',
  },
  not_cancellable: {
    en: 'This order can no longer be cancelled. Ask the customer to return the goods.',
    ar: 'لم يعد إلغاء هذا الطلب ممكنًا. اطلب من العميل إرجاع البضاعة.',
  },
  template_live: {
    en: 'Another template is used for this event. Stop using it, then change the event of this one.',
    ar: 'يُستخدم قالب آخر لهذا الحدث. أوقف استخدامه ثم غيّر حدث هذا القالب.',
  },
  template_invalid: {
    en: 'The template has mistakes. Correct the marked fields.',
    ar: 'في القالب أخطاء. صحّح الحقول المحددة.',
  },
  no_own_address: {
    en: 'Your account has no email address. Add one to your profile.',
    ar: 'لا بريد إلكترونيًا في حسابك. أضفه إلى ملفك الشخصي.',
  },
})
