import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Pick the lines from their places, then send them. From then on the goods are on their way, at the cost they had.',
    ar: 'جهّز السطور من أماكنها ثم أرسلها. من تلك اللحظة تكون البضاعة في الطريق بتكلفتها.',
  },
  help_send: { en: 'Pick and send', ar: 'التجهيز والإرسال' },
  help_send_1: {
    en: 'Open a shipment to pick; each line says the place and the quantity.',
    ar: 'افتح شحنة للتجهيز، فكل سطر يذكر المكان والكمية.',
  },
  help_send_2: {
    en: 'Press Picked. Name the lines of which less was found, and why.',
    ar: 'اضغط «تم التجهيز». واذكر السطور التي وُجد منها أقل والسبب.',
  },
  help_send_3: {
    en: 'Send it with vehicle and seal. What must come back is recalled while nobody has received it.',
    ar: 'أرسلها مع المركبة والختم. وما يجب أن يعود يُستدعى ما دام لم يستلمه أحد.',
  },
})
