import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Transfers by the day they were asked for. Fill, perfect lines and on time in full judge lines that have come to their end; what is under way counts in the quantities alone. A line is on time in full when all that was asked for arrived by the day it was needed. Choose a line to go one step deeper, down to the transfer.',
    ar: 'التحويلات حسب يوم طلبها. نسبة التلبية والسطور الكاملة والوصول كاملًا في الموعد تُحسب للسطور المنتهية، أما ما هو قيد التنفيذ فيدخل في الكميات فقط. السطر في الموعد كاملًا إذا وصل كل المطلوب حتى يوم الحاجة. اختر سطرًا لتنزل درجة حتى التحويل.',
  },
})
