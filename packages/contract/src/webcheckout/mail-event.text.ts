import type { Text } from '@countinghouse/kernel/text'

/** Labels of the events that customers are mailed about. */
export const mailEventText = {
  event: { en: 'Event', ar: 'الحدث' },
  event_order_received: { en: 'Order received', ar: 'استلام الطلب' },
  event_order_ready: { en: 'Order ready to collect', ar: 'الطلب جاهز للاستلام' },
  event_order_dispatched: { en: 'Order dispatched', ar: 'صرف الطلب' },
  event_order_cancelled: { en: 'Order cancelled', ar: 'إلغاء الطلب' },
  event_cart_abandoned: { en: 'Cart abandoned', ar: 'ترك السلة' },
} satisfies Record<string, Text>
