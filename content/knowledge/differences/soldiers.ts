import type { Difference } from '#content/knowledge/entry';

export const SOLDIERS: readonly Difference[] = [
  {
    id: 'being-a-soldier',
    title: 'Being a soldier',
    names: [
      'joining the army',
      'joining the military',
      'joining the marines',
      'enlisting',
      'christian soldier',
      'can a christian be a soldier',

      'serving in the military',
      'military chaplain',
      'conscription',
      'draft card',
    ],
    asks: [
      'is it ok for believers to serve in the army',
      'is it wrong to join the army',
      'i wanna enlist after graduation, mom says jesus wouldnt',
      'thou shalt not kill but they hand me a rifle',
      'does god forgive killing in combat',
      'I was a sniper. I came home, and I have not taken communion since.',
      'what did john the baptist tell the soldiers',
      'was cornelius still a soldier after he was baptized',
      'my grandson ships out to Okinawa, can he be both Christian and Marine?',
      'is it murder if its war',
      'they drafted my son in Ukraine, he is deacon',
      'Russia call me to army, I am believer, what must I do',
      'can i be a medic instead of carrying a gun',
      'David had blood on his hands and couldn’t build the temple, does that count for me?',
      'early christians refused the army right',
      'police officer and Christian, same question',
      'drone pilot. I never even leave Nevada and I cannot sleep.',
      'what if i get an order i know is wrong',
      'Mennonite girlfriend, Army boyfriend, help',
      'put up thy sword, did Jesus mean me',
    ],
    shared:
      'Soldiers come to John the Baptist, and he tells them to do no violence, accuse no one falsely and be content with their pay. Jesus praises a centurion’s faith, and Peter has Cornelius baptized; neither is told to leave the army. Jesus also tells his own not to strike back. The question is whether a believer may serve in arms.',
    views: [
      {
        who: 'Most Catholic, Orthodox and Protestant Christians',
        holds:
          'Serving is allowed, because a state must protect those who cannot protect themselves. A soldier is bound to justice, must spare the innocent and refuse a wicked order. Killing, even in defense, is mourned; Saint Basil advised soldiers who had killed to abstain from communion for a time.',
        passages: ['Luke 3:14', 'Romans 13:3-4', 'John 15:13'],
      },
      {
        who: 'Mennonites, Quakers, Brethren and others',
        holds:
          'Jesus told Peter to put away the sword, and the first Christians mostly would not kill. We love enemies as he loved us, and we cannot do this with a weapon. We honor courage, and serve instead among the wounded, the hungry and those who make peace.',
        passages: ['Matthew 26:52', 'Matthew 5:43-45', 'Romans 12:17-21'],
      },
      {
        who: 'Christians who serve with limits',
        holds:
          'Some of us, such as many Adventists and Pentecostals, go as medics or chaplains and carry no weapon. Some will serve in one war and refuse another that conscience cannot call just, and they accept what follows. We answer to God for each order.',
        passages: ['Acts 5:29', 'Daniel 3:16-18', 'Luke 10:33-34'],
      },
    ],
    care: 'If you carry what you did or saw, it does not shut you out; chaplains, priests and pastors hear this often, and so do counselors for veterans. If you face a call-up now, speak with someone in your church who knows the law of your country.',
    passages: [
      'Luke 3:10-14',
      'Matthew 8:5-10',
      'Acts 10:1-4',
      'Matthew 26:51-54',
      'Micah 4:1-4',
      'Psalm 51:14-17',
    ],
    related: ['war-and-peace', 'the-centurion', 'cornelius', 'trauma'],
  },
];
