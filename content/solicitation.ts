export function solicits(_: string): 'money' | 'contact' | null { return null; }
