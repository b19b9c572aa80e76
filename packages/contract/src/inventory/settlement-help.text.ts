import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Each line resolves a discrepancy or part of it: − short, + over, ! damaged. Lines add up to the open quantity. The submitter cannot approve; stock changes on posting.',
    ar: 'يعالج كل سطر فرقًا أو جزءًا منه: − ناقص، + زائد، ! تالف. يساوي مجموع السطور الكمية المفتوحة. لا يوافق مقدّمها عليها، ويتغير المخزون عند الترحيل.',
  },
  help_settle: { en: 'Settle a shipment', ar: 'تسوية شحنة' },
  help_settle_1: {
    en: 'Choose Settle on a discrepancy or shipment. The draft has one line per discrepancy.',
    ar: 'اختر «تسوية» عند الفرق أو الشحنة. تحتوي المسودة سطرًا لكل فرق.',
  },
  help_settle_2: {
    en: 'Choose a resolution on each line. To split a discrepancy, lower its quantity and add a line for the rest.',
    ar: 'اختر معالجة في كل سطر. لتقسيم فرق قلّل كميته وأضف سطرًا للباقي.',
  },
  help_settle_3: {
    en: 'Choose Submit, with pictures of damaged goods if required. Another user approves; reopen a rejected settlement to change it.',
    ar: 'اختر «تقديم»، مع صور للتالف إن طُلبت. يوافق مستخدم آخر؛ أعد فتح التسوية المرفوضة لتغييرها.',
  },
  help_settle_4: {
    en: 'Choose Post. After its last discrepancy the shipment is settled, and a transfer with nothing else open is closed.',
    ar: 'اختر «ترحيل». بعد آخر فرق تصبح الشحنة مسوّاة، ويُغلق التحويل الذي لم يبقَ منه شيء مفتوح.',
  },
  help_decide: { en: 'Resolutions', ar: 'المعالجات' },
  help_decide_1: {
    en: 'Short: a write-off or claim removes the quantity from transit; found goods enter stock at the destination or return to the source.',
    ar: 'الناقص: يُخرجه الشطب أو المطالبة من النقل؛ وما عُثر عليه يدخل مخزون الوجهة أو يعود إلى المصدر.',
  },
  help_decide_2: {
    en: 'Damaged: kept, kept at a reduced value, or removed from stock at its location.',
    ar: 'التالف: يُحتفظ به، أو يُحتفظ به بقيمة مخفّضة، أو يُخرج من المخزون من موقعه.',
  },
  help_decide_3: {
    en: 'Over: returned without a stock move, or accepted and taken from pickable stock of the source. If the source has too little on record, count there first.',
    ar: 'الزائد: يُعاد دون حركة مخزون، أو يُقبل فيُؤخذ من مخزون المصدر القابل للالتقاط. إن لم يكفِ المسجل لدى المصدر فاجرده أولًا.',
  },
})
