import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  expiryDays: { en: 'Alert before expiry (days)', ar: 'التنبيه قبل انتهاء الصلاحية (أيام)' },
  expiryDays_help: {
    en: 'Lots in stock that expire within this many days are listed as expiring soon. Users who can view lots are notified once for each lot and store.',
    ar: 'تُعرض الدفعات الموجودة التي تنتهي خلال هذه الأيام على أنها توشك على الانتهاء، ويُنبَّه من يحق له عرض الدفعات مرة واحدة لكل دفعة ومتجر.',
  },
})
