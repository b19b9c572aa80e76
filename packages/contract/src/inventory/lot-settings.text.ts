import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  expiryDays: { en: 'Alert before expiry (days)', ar: 'التنبيه قبل انتهاء الصلاحية (أيام)' },
  expiryDays_help: {
    en: 'Lots in stock that expire within these days are listed as expiring soon. Users who view lots are notified once for each store.',
    ar: 'تُعرض الدفعات الموجودة التي تنتهي خلال هذه الأيام على أنها توشك على الانتهاء، ويُنبَّه مرة واحدة لكل متجر من يعرض الدفعات.',
  },
})
