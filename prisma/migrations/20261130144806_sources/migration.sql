-- CreateTable
CREATE TABLE "Source" (
    "key" TEXT NOT NULL PRIMARY KEY,
    "cursor" TEXT NOT NULL,
    "mails" INTEGER NOT NULL,
    "results" INTEGER NOT NULL,
    "updatedAt" DATETIME NOT NULL
);
