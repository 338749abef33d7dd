-- CreateTable
CREATE TABLE "Mask" (
    "name" TEXT NOT NULL PRIMARY KEY,
    "label" TEXT NOT NULL,
    "maskedAt" DATETIME NOT NULL
);

-- CreateIndex
CREATE UNIQUE INDEX "Mask_label_key" ON "Mask"("label");
