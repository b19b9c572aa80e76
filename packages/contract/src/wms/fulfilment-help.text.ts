import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Transfers by request date. Fill rate, perfect lines and on time in full cover completed lines only; open lines are included in the quantities. A line is on time in full if the requested quantity arrived by its needed-by date. Choose a line to drill down to the transfer.',
    ar: 'التحويلات حسب تاريخ الطلب. نسبة التلبية والسطور الكاملة والوصول كاملًا في الموعد تشمل السطور المكتملة فقط، أما المفتوحة فتدخل في الكميات. السطر كامل في الموعد إذا وصلت الكمية المطلوبة حتى تاريخ الحاجة. اختر سطرًا للوصول إلى التحويل.',
  },
})
