import { A_TO_C } from './glosses/aToC';
import { D_TO_H } from './glosses/dToH';
import { I_TO_R } from './glosses/iToR';
import { S_TO_Z } from './glosses/sToZ';
import type { WordGloss } from './glosses/wordGloss';

export const GLOSSES: readonly WordGloss[] = [...A_TO_C, ...D_TO_H, ...I_TO_R, ...S_TO_Z];
